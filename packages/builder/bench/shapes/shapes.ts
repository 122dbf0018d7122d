import type { Shape } from './shape.ts'
import { TEXT_SHAPES } from './text-shapes.ts'

/** All shapes of pages whose build has to take about linear time. */
export const SHAPES: readonly Shape[] = [...TEXT_SHAPES]
