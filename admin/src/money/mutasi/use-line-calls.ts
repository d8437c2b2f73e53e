import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { saidBy } from '../../platform/ui/said-by.ts'
import { PEMESANAN_KEY } from '../../trips/pemesanan/jumlah.queries.ts'
import { MUTASI_KEY } from '../antrean/jumlah.queries.ts'
import { URUNG } from '../antrean/take-back.ts'
import { bankSum } from './bank-sum.ts'
import { mutasiClient } from './mutasi-client.ts'

/** A step that was done and can be taken back: the line, and what was done in words. */
export interface Done {
  id: number
  words: string
}

/** The result of a step over several lines: what was done, and what was not with its reason. */
export interface Ran {
  done: Done[]
  /** Sentences on what a person has to decide. */
  peringatan: string[]
  failed: string[]
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: MUTASI_KEY }),
    client.invalidateQueries({ queryKey: PEMESANAN_KEY }),
  ])
}

type Bagian = { pemesanan_id: number; jumlah: number }[]

const nameOf = ({ keterangan, jumlah }: Mutasi): string =>
  `${keterangan || 'Tanpa keterangan'}, ${bankSum(jumlah)}`

/** Says why a line was not done; one that somebody was faster with is drawn anew. */
function failureOf(line: Mutasi, error: unknown): string {
  const said = saidBy(error)
  return `${nameOf(line)}: ${said}`
}

/** Tells whether a line is no longer as it was shown: somebody else was faster, or it is gone. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** The calls of lines. Lines of one step are sent one after the other; each stands for itself. */
export function useLineCalls() {
  const client = useQueryClient()
  const run = async (
    lines: readonly Mutasi[],
    work: (line: Mutasi) => Promise<{ words: string; peringatan: string[] }>,
  ) => {
    const ran: Ran = { done: [], peringatan: [], failed: [] }
    for (const line of lines) {
      try {
        const { words, peringatan } = await work(line)
        ran.done.push({ id: line.id, words })
        ran.peringatan.push(...peringatan)
      } catch (error) {
        // Of several lines the others go on; a single one is told by its own error.
        if (lines.length === 1) throw error
        ran.failed.push(failureOf(line, error))
      }
    }
    return ran
  }
  const settled = { onSettled: () => refresh(client) }
  const match = useMutation({
    mutationFn: (parts: readonly { line: Mutasi; bagian: Bagian }[]) =>
      run(
        parts.map(({ line }) => line),
        async (line) => {
          const bagian = parts.find((part) => part.line === line)?.bagian ?? []
          const booked = await mutasiClient.match(line.id, bagian)
          const to = booked.bagian
            .map(({ kode, kwitansi }) => (kwitansi ? `${kode}, ${kwitansi}` : kode))
            .join('; ')
          return { words: `${bankSum(line.jumlah)} diterima untuk ${to}.`, peringatan: booked.peringatan }
        },
      ),
    ...settled,
  })
  const ignore = useMutation({
    mutationFn: ({ lines, alasan }: { lines: readonly Mutasi[]; alasan: string }) =>
      run(lines, async (line) => {
        await mutasiClient.ignore(line.id, alasan)
        return { words: `${bankSum(line.jumlah)} dikesampingkan: ${alasan}.`, peringatan: [] }
      }),
    ...settled,
  })
  const release = useMutation({
    mutationFn: ({ id, alasan = URUNG }: { id: number; alasan?: string }) => mutasiClient.release(id, alasan),
    ...settled,
  })
  return { match, ignore, release }
}
