/** A script of a portable site that hands over the text of a file (`src/build/output/portable-output.ts`). */
type FileScript = HTMLScriptElement & { fileText?: string }

/**
 * Replaces `fetch` in the scripts of portable sites. On a page from a disk, browsers refuse to fetch its neighbors, but
 * not to run them. So the text of a file is read from the script beside it. All other requests are sent as usual.
 */
export function fetchFile(target: string | URL, options?: RequestInit): Promise<Response> {
  const { protocol, href } = new URL(target, location.href)
  return protocol === 'file:' ? readFile(href.replace(/[?#].*/, '')) : fetch(target, options)
}

function readFile(address: string): Promise<Response> {
  const script: FileScript = document.createElement('script')
  script.src = `${address}.js`
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve(new Response(script.fileText ?? '', { status: script.fileText === undefined ? 404 : 200 }))
      script.remove()
    })
    script.addEventListener('error', () => {
      reject(new TypeError(`Cannot read ${address}.`))
      script.remove()
    })
    document.head.append(script)
  })
}
