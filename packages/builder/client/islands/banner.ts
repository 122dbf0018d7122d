import { readStored, writeStored } from './shared/stored.ts'

/**
 * Banners that can be dismissed: of a site (src/theme/layout/banner.tsx) and in pages (src/content/components/banner/).
 * Their key or text is stored, so a banner with a new text shows again.
 */
const KEY = 'sm-dismissed'

function readDismissed(): unknown[] {
  const stored = readStored('localStorage', KEY)
  return Array.isArray(stored) ? stored : []
}

const dismissed = new Set(readDismissed())
for (const banner of document.querySelectorAll<HTMLElement>('[data-sm=banner]')) {
  const button = banner.querySelector('.banner-close')
  const text = banner.dataset.key ?? banner.querySelector('.banner-content')?.textContent?.trim() ?? ''
  banner.hidden = button !== null && dismissed.has(text)
  button?.addEventListener('click', () => {
    banner.hidden = true
    writeStored('localStorage', KEY, [...readDismissed().slice(-20), text])
  })
}
