import { LINK_HEADER } from '@safar/shared/platform/http/link-header'
import { CELL_LIMITS, type Cell, cellKey } from '@safar/shared/trips/rombongan/cell'
import type { Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'
import { type Kept, takeAnswer } from './kept.ts'

const TIMEOUT_MS = 15_000

/** The end of an exchange: all is exchanged, or why it was not. Only `berakhir` wipes the phone. */
export type Told =
  | { keadaan: 'tersambung' | 'terputus' | 'sibuk' | 'tak-dikenal' }
  | { keadaan: 'berakhir' | 'ditolak'; pesan: string }

/**
 * Exchanges with the office: sends what waits and takes what others wrote into `kept`, and where `rereads` what the
 * office tells of the group, which changes seldom.
 */
export async function exchange(
  { host, token, rereads }: { host: string; token: string; rereads: boolean },
  kept: Kept,
  sent: Map<string, Cell>,
): Promise<Told> {
  const ask = (init: RequestInit = {}) =>
    fetch(`${host}/api/rombongan`, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json', [LINK_HEADER]: token, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  try {
    if (rereads || !kept.data) {
      const read = await ask()
      if (!read.ok) return await refusalOf(read)
      kept.data = dataOf<Rombongan>(await read.json())
      takeClock(kept, kept.data.waktu_server)
    }
    do {
      const sel = [...kept.waiting].flatMap((key) => kept.cells.get(key) ?? []).slice(0, CELL_LIMITS.atOnce)
      const answer = await ask({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sejak: kept.sejak, sel }),
      })
      if (!answer.ok) return await refusalOf(answer)
      const data = dataOf<{ sel: Cell[]; sampai: number; waktu_server: string }>(await answer.json())
      takeClock(kept, data.waktu_server)
      for (const cell of sel) sent.set(cellKey(cell), cell)
      takeAnswer(kept, sel, data)
    } while (kept.waiting.size > 0)
    return { keadaan: 'tersambung' }
  } catch {
    // No network, one that asks people to sign in, or an answer that is none.
    return { keadaan: 'terputus' }
  }
}

function dataOf<Data>(body: unknown): Data {
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data as Data
  throw new Error('no answer of the API')
}

function takeClock(kept: Kept, server: string): void {
  kept.savedAt = Date.parse(server)
  kept.offset = kept.savedAt - Date.now()
}

async function refusalOf(response: Response): Promise<Told> {
  const { status } = response
  // A page of some network in between is no answer of the office: nothing is wiped for it.
  const body: unknown = await response.json().catch(() => null)
  const pesan = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  if (status === 410 && pesan) return { keadaan: 'berakhir', pesan }
  if (status === 404 && pesan) return { keadaan: 'tak-dikenal' }
  if (status === 429) return { keadaan: 'sibuk' }
  if ((status === 422 || status === 409 || status === 413) && pesan) return { keadaan: 'ditolak', pesan }
  return { keadaan: 'terputus' }
}
