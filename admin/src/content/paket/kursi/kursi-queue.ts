import { seatsChangeError } from '@safar/shared/content/paket/kursi'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { readPaketAnswer } from '@safar/shared/content/paket/read'
import { ApiError } from '@safar/shared/platform/http/errors'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The pause, in milliseconds, that ends a run of clicks, which is sent as one change. */
const GATHER_MS = 700
/** Clicks on the same package within so long are one thing to take back, in however many pieces they were sent. */
const SERIES_MS = 5_000

const UNREADABLE = 'Jawaban server tidak terbaca. Periksa sisa kursinya.'

export type KursiPaket = Pick<Paket, 'id' | 'nama_paket' | 'sisa_pax' | 'total_pax'>

/** A series of seat changes, to be announced and undone. */
export interface KursiSeries {
  paket: KursiPaket
  /** The sum of the series; 0 once it was undone. */
  ubah: number
  /** The seats left as shown. */
  sisa: number
  undone: boolean
  /** True for a correction with a reason, which another one takes back. */
  corrected?: true
  /** The reason why the series failed. */
  failed: string | null
}

export interface KursiState {
  /** The sum of unanswered clicks, by package. */
  open: Readonly<Record<number, number>>
  series: KursiSeries | null
}

interface Deps {
  send(id: number, ubah: number, alasan?: string): Promise<Paket>
  /** Called with a package as the server has it now. */
  onStored(paket: Paket): void
  /** Called when it is unknown if a change was taken. */
  onUnknown(): void
}

interface Waiting {
  paket: KursiPaket
  ubah: number
  sending: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Makes the queue that debounces clicks on seats into changes, shows them optimistically, and rolls back what the
 * server refuses.
 */
export function createKursiQueue({ send, onStored, onUnknown }: Deps) {
  const store: StoreApi<KursiState> = createStore(() => ({ open: {}, series: null }))
  const waiting = new Map<number, Waiting>()
  let lastChange = 0

  const openOf = (id: number) => store.getState().open[id] ?? 0
  const setOpen = (id: number, ubah: number) => {
    const { [id]: _, ...others } = store.getState().open
    store.setState({ open: ubah === 0 ? others : { ...others, [id]: ubah } })
  }

  function add(paket: KursiPaket, ubah: number): void {
    setOpen(paket.id, openOf(paket.id) + ubah)
    const entry = waiting.get(paket.id) ?? { paket, ubah: 0, sending: false, timer: undefined }
    entry.ubah += ubah
    waiting.set(paket.id, entry)
    arm(entry)
  }

  function arm(entry: Waiting): void {
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => void flush(entry), GATHER_MS)
  }

  async function flush(entry: Waiting): Promise<void> {
    clearTimeout(entry.timer)
    // One request at a time: further clicks wait for the answer.
    if (entry.sending) return
    const { paket, ubah } = entry
    if (ubah === 0) {
      waiting.delete(paket.id)
      return
    }
    entry.ubah = 0
    entry.sending = true
    try {
      const stored = await send(paket.id, ubah)
      onStored(stored)
      setOpen(paket.id, openOf(paket.id) - ubah)
      tell(stored)
    } catch (error) {
      // Later clicks were counted on top of it.
      entry.ubah = 0
      clearTimeout(entry.timer)
      setOpen(paket.id, 0)
      refuse(paket, error)
      // An answer that cannot be parsed goes to the console as well.
      if (!(error instanceof ApiError)) console.error(error)
    } finally {
      entry.sending = false
    }
    if (entry.ubah === 0) waiting.delete(paket.id)
    else arm(entry)
  }

  function tell(stored: Paket): void {
    const { series } = store.getState()
    if (series?.paket.id !== stored.id || series.failed) return
    store.setState({ series: { ...series, sisa: stored.sisa_pax + openOf(stored.id) } })
  }

  function refuse(paket: KursiPaket, error: unknown): void {
    const known = error instanceof ApiError ? error : null
    const stored = known?.status === 409 ? readPaketAnswer(known.body) : null
    if (stored) onStored(stored)
    else onUnknown()
    const { sisa_pax: sisa } = stored ?? paket
    const failed = known?.errors.alasan?.[0] ?? known?.message ?? UNREADABLE
    store.setState({ series: { paket, ubah: 0, sisa, undone: false, failed } })
  }

  return {
    store,

    /** Changes a package's seats by one click; nothing where no seat is left to move. */
    change(paket: KursiPaket, ubah: number): void {
      const shown = { ...paket, sisa_pax: paket.sisa_pax + openOf(paket.id) }
      if (seatsChangeError(shown, ubah)) return
      add(paket, ubah)
      const { series } = store.getState()
      const now = Date.now()
      const goesOn =
        series?.paket.id === paket.id &&
        !series.undone &&
        !series.failed &&
        !series.corrected &&
        now - lastChange < SERIES_MS
      lastChange = now
      store.setState({
        series: {
          paket,
          ubah: (goesOn ? series.ubah : 0) + ubah,
          sisa: shown.sisa_pax + ubah,
          undone: false,
          failed: null,
        },
      })
    },

    /**
     * Corrects the seats of a departure with bookings, and announces it.
     * @throws ApiError
     */
    async correct(id: number, ubah: number, alasan: string): Promise<Paket> {
      const stored = await send(id, ubah, alasan).catch((error: unknown) => {
        onUnknown()
        throw error
      })
      onStored(stored)
      // How many it corrects is counted anew.
      onUnknown()
      const series = {
        paket: stored,
        ubah,
        sisa: stored.sisa_pax,
        undone: false,
        corrected: true,
        failed: null,
      } as const
      store.setState({ series })
      return stored
    },

    /** Undoes the last series; a change not sent yet never is. */
    undo(): void {
      const { series } = store.getState()
      if (!series || series.ubah === 0 || series.corrected) return
      add(series.paket, -series.ubah)
      store.setState({ series: { ...series, ubah: 0, sisa: series.sisa - series.ubah, undone: true } })
    },

    /** Closes the announcement of the last series. */
    close: () => store.setState({ series: null }),

    /** Sends what waits, now: the page goes away. */
    flushAll(): void {
      for (const entry of waiting.values()) void flush(entry)
    },
  }
}
export type KursiQueue = ReturnType<typeof createKursiQueue>
