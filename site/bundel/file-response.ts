import { readFile } from 'node:fs/promises'

const FILE_HEADER = 'x-file'

/** Makes a response whose body is a file on disk. The file must never change: a release may hard-link it. */
export function fileResponse(file: string, type: string): Response {
  // Read on demand: where the file is linked, it never is.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await readFile(file))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'content-type': type, [FILE_HEADER]: file } })
}

/** Returns the file of a response's body, or null where it is none. */
export function fileOf(response: Response): string | null {
  return response.headers.get(FILE_HEADER)
}
