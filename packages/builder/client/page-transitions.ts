/*
 * Pages fade into each other by a rule of the stylesheet. A transition that the browser skips, for example while the window
 * is hidden, rejects promises, which would be reported as errors of the page if nobody handled them.
 */
for (const type of ['pageswap', 'pagereveal']) {
  addEventListener(type, (event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
    for (const step of ['ready', 'finished', 'updateCallbackDone'] as const) viewTransition?.[step].catch(() => {})
  })
}

export {}
