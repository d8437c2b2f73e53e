import { paperProblem } from '@safar/shared/files/berkas-pribadi/paper-problem'
import type { DokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import type { DokumenClient } from '@safar/shared/people/jamaah/dokumen-client'
import { useEffect, useRef, useState } from 'react'
import { uploadRefusal } from './upload-refusal.ts'

/** The most files that wait at once. */
const MOST_FILES = 30

/** A chosen file: it waits for its kind (`pilih`), for its turn, is on its way, or was refused. */
export interface QueuedPaper {
  id: number
  file: File
  jenis: DokumenJenis | null
  status: 'pilih' | 'antre' | 'kirim' | 'gagal'
  /** The share uploaded, 0 to 1. */
  fraction: number
  /** The reason of a refusal. */
  message: string
  mayRetry: boolean
}

interface Options {
  jamaah: number
  client: Pick<DokumenClient, 'add'>
  onUploaded: (jenis: DokumenJenis) => void
}

/**
 * Uploads papers one after the other; a refused one holds up no other, and stays in the list with its reason. Nothing
 * of them is kept by the browser.
 */
export function usePaperQueue({ jamaah, client, onUploaded }: Options) {
  const [papers, setPapers] = useState<readonly QueuedPaper[]>([])
  /** Files uploaded, and chosen in all, since the list was empty. */
  const [count, setCount] = useState({ done: 0, all: 0 })
  const last = useRef(Promise.resolve())
  const nextId = useRef(1)
  const running = useRef(new Map<number, AbortController>())
  const told = useRef(onUploaded)
  useEffect(() => {
    told.current = onUploaded
  })
  useEffect(() => {
    const mine = running.current
    // Leaving the page aborts what is on its way; what waits finds itself aborted.
    return () => {
      for (const one of mine.values()) one.abort()
    }
  }, [])

  const patch = (id: number, part: Partial<QueuedPaper>) =>
    setPapers((list) => list.map((paper) => (paper.id === id ? { ...paper, ...part } : paper)))
  const drop = (id: number) => setPapers((list) => list.filter((paper) => paper.id !== id))

  const send = async (id: number, file: File, jenis: DokumenJenis) => {
    const own = running.current.get(id)
    if (!own || own.signal.aborted) return
    patch(id, { status: 'kirim' })
    try {
      const options = {
        signal: own.signal,
        onProgress: (fraction: number) => patch(id, { fraction }),
      }
      await client.add(jamaah, { jenis, berkas: file }, options)
      drop(id)
      setCount((now) => ({ ...now, done: now.done + 1 }))
      told.current(jenis)
    } catch (error) {
      if (!own.signal.aborted) patch(id, { status: 'gagal', ...uploadRefusal(error) })
    } finally {
      running.current.delete(id)
    }
  }

  const start = (id: number, file: File, jenis: DokumenJenis) => {
    patch(id, { jenis, status: 'antre', fraction: 0, message: '' })
    running.current.set(id, new AbortController())
    last.current = last.current.then(() => send(id, file, jenis))
  }

  return {
    papers,
    count,
    /** Takes chosen files: of a kind they are sent at once, without one the clerk says which each is. */
    add(files: readonly File[], jenis: DokumenJenis | null = null) {
      const taken = files.slice(0, MOST_FILES).map((file): QueuedPaper => {
        const problem = paperProblem(file)
        const id = nextId.current++
        const state = { fraction: 0, message: problem ?? '', mayRetry: false }
        return { id, file, jenis, status: problem ? 'gagal' : 'pilih', ...state }
      })
      setCount(({ done, all }) => ({
        done: papers.length === 0 ? 0 : done,
        all: (papers.length === 0 ? 0 : all) + taken.length,
      }))
      setPapers((list) => [...list, ...taken])
      if (jenis) for (const { id, file, status } of taken) if (status === 'pilih') start(id, file, jenis)
      return files.length - taken.length
    },
    choose: ({ id, file }: QueuedPaper, jenis: DokumenJenis) => start(id, file, jenis),
    cancel({ id }: QueuedPaper) {
      running.current.get(id)?.abort()
      running.current.delete(id)
      drop(id)
    },
  }
}
