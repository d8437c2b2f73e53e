import type { GambarClient } from '@safar/shared/gambar/client'
import { useEffect, useRef, useState } from 'react'
import { fileProblem, uploadProblem } from './upload-rules.ts'

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; name: string; fraction: number }
  | { status: 'failed'; message: string; file: File | null }

interface UploadOptions {
  client: Pick<GambarClient, 'upload'>
  onUploaded: (imageName: string) => void
  /** Told while a picture is on its way. */
  onBusy?: (busy: boolean) => void
}

/** One upload at a time; a new choice takes the place of one that is still on its way. */
export function useUpload({ client, onUploaded, onBusy }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const current = useRef<AbortController>(null)
  // The row that holds this picture may move while it is on its way.
  const uploaded = useRef(onUploaded)
  useEffect(() => {
    uploaded.current = onUploaded
  })
  useEffect(() => () => current.current?.abort(), [])

  const upload = async (file: File | null | undefined) => {
    if (!file) return
    current.current?.abort()
    const problem = fileProblem(file)
    if (problem) {
      setState({ status: 'failed', message: problem, file: null })
      return
    }
    const attempt = new AbortController()
    current.current = attempt
    setState({ status: 'sending', name: file.name, fraction: 0 })
    onBusy?.(true)
    try {
      const imageName = await client.upload(file, {
        signal: attempt.signal,
        onProgress: (fraction) => {
          if (!attempt.signal.aborted) setState({ status: 'sending', name: file.name, fraction })
        },
      })
      if (attempt.signal.aborted) return
      setState({ status: 'idle' })
      uploaded.current(imageName)
    } catch (error) {
      if (attempt.signal.aborted) return
      const message = uploadProblem(error)
      setState(message ? { status: 'failed', message, file } : { status: 'idle' })
    } finally {
      if (current.current === attempt) {
        current.current = null
        onBusy?.(false)
      }
    }
  }

  const cancel = () => {
    current.current?.abort()
    current.current = null
    onBusy?.(false)
    setState({ status: 'idle' })
  }

  return { state, upload, cancel }
}
