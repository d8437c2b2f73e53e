import { gambarWarning, tinggiWarning } from '@safar/shared/files/gambar/fit-warning'
import type { GambarClient } from '@safar/shared/files/gambar/gambar-client'
import type { GambarFrameName } from '@safar/shared/files/gambar/ratio'
import { useEffect, useRef, useState } from 'react'
import { pictureSize } from './picture-size.ts'
import { prepareGambar } from './prepare-gambar.ts'
import { fileProblem, isWorthSendingAgain, uploadProblem } from './upload-rules.ts'

export type UploadState =
  | { status: 'idle' }
  /** The picture does not fit its frame, or would be scaled down: whoever chose it decides before the upload. */
  | { status: 'asked'; file: File; message: string }
  | { status: 'sending'; name: string; fraction: number }
  | { status: 'failed'; message: string; file: File | null }

interface UploadOptions {
  client: Pick<GambarClient, 'upload'>
  /** The frame that the site will cut the picture to; without it any ratio will do. */
  frame?: GambarFrameName
  onUploaded: (imageName: string) => void
  /** Called when an upload begins and ends. */
  onBusy?: (busy: boolean) => void
}

/** Uploads one picture at a time; a new choice aborts the one that is under way. */
export function useUpload({ client, frame, onUploaded, onBusy }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const current = useRef<AbortController>(null)
  // The row of this picture may move during the upload.
  const told = useRef({ onUploaded, onBusy })
  useEffect(() => {
    told.current = { onUploaded, onBusy }
  })
  useEffect(
    () => () => {
      // Folded or removed: nobody is left to answer or wait.
      if (!current.current) return
      current.current.abort()
      current.current = null
      told.current.onBusy?.(false)
    },
    [],
  )

  const begin = () => {
    current.current?.abort()
    const attempt = new AbortController()
    current.current = attempt
    onBusy?.(true)
    return attempt
  }
  const end = (attempt: AbortController) => {
    if (current.current !== attempt) return
    current.current = null
    onBusy?.(false)
  }

  /** Checks a chosen file, then uploads it, or asks first. */
  const choose = async (file: File | null | undefined) => {
    if (!file) return
    const attempt = begin()
    const ready = await prepareGambar(file)
    if (attempt.signal.aborted) return
    const problem = fileProblem(ready)
    if (problem) {
      cancel()
      setState({ status: 'failed', message: problem, file: null })
      return
    }
    // The pixels of the chosen file: the upload may have been scaled down already.
    const size = (await pictureSize(file)) ?? (await pictureSize(ready))
    if (attempt.signal.aborted) return
    const message = size && (tinggiWarning(size) ?? (frame ? gambarWarning(size, frame) : null))
    if (message) setState({ status: 'asked', file: ready, message })
    else await send(ready)
  }

  const send = async (file: File) => {
    const attempt = begin()
    setState({ status: 'sending', name: file.name, fraction: 0 })
    try {
      const imageName = await client.upload(file, {
        signal: attempt.signal,
        onProgress: (fraction) => {
          if (!attempt.signal.aborted) setState({ status: 'sending', name: file.name, fraction })
        },
      })
      if (attempt.signal.aborted) return
      setState({ status: 'idle' })
      told.current.onUploaded(imageName)
    } catch (error) {
      if (attempt.signal.aborted) return
      const message = uploadProblem(error)
      const again = isWorthSendingAgain(error) ? file : null
      setState(message ? { status: 'failed', message, file: again } : { status: 'idle' })
    } finally {
      end(attempt)
    }
  }

  const cancel = () => {
    current.current?.abort()
    current.current = null
    onBusy?.(false)
    setState({ status: 'idle' })
  }

  return { state, choose, send, cancel }
}
