import type { BuildIo } from './build-options.ts'

/** Wraps the functions that send requests to other servers so that requests are counted. */
export function createRequestCounter({ fetchText, fetchJson }: Pick<BuildIo, 'fetchText' | 'fetchJson'>) {
  let requests = 0
  const counted = <Answer>(fetch: (url: string) => Answer) => {
    return (url: string): Answer => {
      requests += 1
      return fetch(url)
    }
  }
  return {
    io: { fetchText: fetchText && counted(fetchText), fetchJson: fetchJson && counted(fetchJson) },
    count: () => requests,
  }
}
