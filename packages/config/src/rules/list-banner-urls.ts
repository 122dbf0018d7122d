import type { PlacedText } from './placed-text.ts'

/** Lists the addresses of other sites in the text of a banner, which is Markdown. */
export function listBannerUrls({ banner }: { banner?: unknown }): PlacedText[] {
  const content = typeof banner === 'object' && banner !== null && 'content' in banner ? banner.content : undefined
  if (typeof content !== 'string') return []
  const urls = content.match(/https?:\/\/[^\s()<>"'\]]+/gi) ?? []
  return urls.map((text) => ({ text, path: ['banner', 'content'] }))
}
