/*
 * "Was this page helpful?": says the answer as an event `spearmint:feedback` on the document, with `detail` `{ page,
 * helpful }`, and keeps it in the tab. Nothing is sent anywhere; a script of the site may listen and do that.
 */
const rating = document.querySelector<HTMLElement>('.feedback-rating')

if (rating) {
  const page = rating.dataset.page ?? ''
  const storageKey = `feedback:${page}`
  const buttons = [...rating.querySelectorAll<HTMLButtonElement>('[data-helpful]')]

  const show = (answer: string | undefined) => {
    for (const button of buttons) button.ariaPressed = String(button.dataset.helpful === answer)
  }

  show(readAnswer(storageKey))
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const answer = button.dataset.helpful
      show(answer)
      writeAnswer(storageKey, answer ?? '')
      const status = rating.querySelector('[role="status"]')
      if (status) status.textContent = 'Thank you.'
      const detail = { page, helpful: answer === 'true' }
      document.dispatchEvent(new CustomEvent('spearmint:feedback', { bubbles: true, detail }))
    })
  }
}

function readAnswer(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeAnswer(key: string, answer: string): void {
  try {
    sessionStorage.setItem(key, answer)
  } catch {
    // Storage is off: the answer is shown until the reader leaves the page.
  }
}

export {}
