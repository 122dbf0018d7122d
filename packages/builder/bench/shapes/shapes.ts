import { CONFIG_SHAPES } from './config-shapes.ts'
import { NAVIGATION_SHAPES } from './navigation-shapes.ts'
import type { Shape } from './shape.ts'
import { SPEC_SHAPES } from './spec-shapes.ts'
import { TEXT_SHAPES } from './text-shapes.ts'

/** All shapes of pages, specs and configurations whose build has to take about linear time. */
export const SHAPES: readonly Shape[] = [...TEXT_SHAPES, ...SPEC_SHAPES, ...CONFIG_SHAPES, ...NAVIGATION_SHAPES]
