import type { Banner } from '../../model/site-config.ts'
import type { BannerInput } from '../schema/banner.ts'

export function toBanner({ content, dismissible = false, type = 'info', color = {} }: BannerInput): Banner {
  return {
    content,
    isDismissible: dismissible,
    type,
    color: typeof color === 'string' ? { light: color, dark: color } : color,
  }
}
