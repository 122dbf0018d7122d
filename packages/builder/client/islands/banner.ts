/** Banners that can be dismissed (src/components/banner.tsx). The text of one is remembered, not its page. */
const KEY = 'sm-dismissed'

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    // No storage, or not ours.
    return []
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...readDismissed().slice(-20), text]))
  } catch {
    // Without storage it comes back on the next page.
  }
}

const dismissed = new Set(readDismissed())
for (const banner of document.querySelectorAll<HTMLElement>('.banner')) {
  const button = banner.querySelector('.banner-close')
  const text = banner.querySelector('.banner-content')?.textContent?.trim() ?? ''
  banner.hidden = button !== null && dismissed.has(text)
  button?.addEventListener('click', () => {
    banner.hidden = true
    remember(text)
  })
}

export {}
