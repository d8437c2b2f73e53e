import { tinggiWarning } from '@safar/shared/files/gambar/fit-warning'
import type { GambarClient } from '@safar/shared/files/gambar/gambar-client'
import { useEffect, useRef, useState } from 'react'
import { pictureSize } from '../picture-size.ts'
import { prepareGambar } from '../prepare-gambar.ts'
import { fileProblem, isWorthSendingAgain, uploadProblem } from '../upload-rules.ts'

/** The most files of one drop. */
const MOST_FILES = 100

export interface QueuedFile {
  id: number
  name: string
  status: 'antre' | 'kirim' | 'jadi' | 'gagal'
  /** The share uploaded, 0 to 1. */
  fraction: number
  /** The reason of a refusal, or the warning that it was scaled down, with the file's name. */
  message: string
  /** The file, kept while a retry may help. */
  file: File | null
}

interface Options {
  client: Pick<GambarClient, 'upload'>
  onUploaded: (imageName: string) => void
}

/** Uploads files one after the other; a refused one holds up no other. */
export function useUploadQueue({ client, onUploaded }: Options) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  const last = useRef(Promise.resolve())
  const nextId = useRef(1)
  const ending = useRef<AbortController>(null)
  const told = useRef(onUploaded)
  useEffect(() => {
    told.current = onUploaded
  })
  useEffect(() => {
    const mine = new AbortController()
    ending.current = mine
    // Leaving the page aborts uploads that have not gone out.
    return () => mine.abort()
  }, [])

  const patch = (id: number, part: Partial<QueuedFile>) =>
    setFiles((list) => list.map((item) => (item.id === id ? { ...item, ...part } : item)))

  const send = async (id: number, file: File) => {
    const signal = ending.current?.signal
    if (signal?.aborted) return
    patch(id, { status: 'kirim' })
    try {
      const ready = await prepareGambar(file)
      const problem = fileProblem(ready)
      const size = problem ? null : await pictureSize(file)
      const shrunk = size && tinggiWarning(size)
      if (problem) return patch(id, { status: 'gagal', message: problem, file: null })
      const imageName = await client.upload(ready, {
        menetap: true,
        ...(signal && { signal }),
        onProgress: (fraction) => patch(id, { fraction }),
      })
      patch(id, { status: 'jadi', fraction: 1, file: null, message: shrunk ? `${file.name}: ${shrunk}` : '' })
      told.current(imageName)
    } catch (error) {
      if (signal?.aborted) return
      const message = `${file.name}: ${uploadProblem(error) ?? 'Masuk lagi, lalu coba lagi.'}`
      patch(id, { status: 'gagal', message, file: isWorthSendingAgain(error) ? file : null })
    }
  }
  const queue = (id: number, file: File) => {
    last.current = last.current.then(() => send(id, file))
  }

  return {
    files,
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, MOST_FILES).map((file): QueuedFile & { sent: File | null } => {
        const id = nextId.current++
        return { id, name: file.name, status: 'antre', fraction: 0, message: '', file: null, sent: file }
      })
      const rest = chosen.length - taken.length
      const left: QueuedFile[] =
        rest > 0
          ? [
              {
                id: nextId.current++,
                name: '',
                status: 'gagal',
                fraction: 0,
                message: `${rest} berkas lain belum diambil: paling banyak ${MOST_FILES} sekali unggah.`,
                file: null,
              },
            ]
          : []
      setFiles((list) => [...list.filter(isOpen), ...taken, ...left])
      for (const { id, sent } of taken) if (sent) queue(id, sent)
    },
    again({ id, file }: QueuedFile) {
      if (!file) return
      patch(id, { status: 'antre', fraction: 0, message: '' })
      queue(id, file)
    },
    clear: () => setFiles((list) => list.filter(({ status }) => status === 'antre' || status === 'kirim')),
  }
}

/** Tells if a file still needs attention: a success of an earlier drop is no news any more. */
const isOpen = ({ status }: QueuedFile) => status !== 'jadi'
