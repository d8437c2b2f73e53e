import { readFile } from 'node:fs/promises'

const FILE_HEADER = 'x-file'

/** An answer whose body is a file as it lies on disk. The file must never change: a release may link it. */
export function fileResponse(file: string, type: string): Response {
  // Read when it is asked for: where the file is linked, nobody asks.
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

/** The file that an answer's body is, or null where it is made otherwise. */
export function fileOf(response: Response): string | null {
  return response.headers.get(FILE_HEADER)
}
