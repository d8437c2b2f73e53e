/**
 * Creates a `fetch` that reports the share of the body sent. Browsers stream a fetch's body only over HTTP/2, so it
 * uses XMLHttpRequest.
 */
export function createProgressFetch(onProgress: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = () => xhr.abort()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.responseType = 'text'
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total)
      }
      xhr.onload = () => {
        request.signal.removeEventListener('abort', abort)
        const headers = new Headers({ 'content-type': xhr.getResponseHeader('content-type') ?? 'text/plain' })
        const empty = xhr.status === 204 || xhr.status === 205 || xhr.status === 304
        resolve(new Response(empty ? null : xhr.responseText, { status: xhr.status, headers }))
      }
      xhr.onerror = () => reject(new TypeError('The upload did not reach the server'))
      xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
      request.signal.addEventListener('abort', abort)
      xhr.send(body)
    })
  }
}
