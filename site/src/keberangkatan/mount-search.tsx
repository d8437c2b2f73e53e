import '../islands/before.ts'
import { type Baris, barisOf, hanyaDikenal } from '@safar/shared/content/keberangkatan/filter-rows'
import { type Indeks, openIndeks } from '@safar/shared/content/keberangkatan/indeks'
import type { Keberangkatan } from '@safar/shared/content/keberangkatan/keberangkatan'
import {
  isTanpaPilihan,
  type Pilihan,
  readPilihan,
  untukOrang,
  writePilihan,
} from '@safar/shared/content/keberangkatan/pilihan'
import { ORANG_MAX } from '@safar/shared/content/paket/kamar-alamat'
import { comparePaket } from '@safar/shared/content/paket/rules'
import { KEBERANGKATAN_JSON, POSTER_JSON } from '@safar/shared/platform/address/keberangkatan'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { isNoted, ownEntry } from '../components/entry.ts'
import { jamWib } from '../jam-wib.ts'
import { setTick } from '../paket/banding/pilihan.ts'
import { NotifyMeForm } from '../pendaftaran/notify-me-form.tsx'
import { Cari } from './cari.tsx'
import { chosenFrom, SEKALI, type ViewMode } from './daftar-hasil.tsx'
import { Kosong } from './kosong.tsx'
import { type KursiHidup, loadKursi } from './kursi-hidup.ts'
import type { LiburTampil } from './libur.tsx'
import { type Press, released, slugDi, tercatat } from './presses.ts'
import { rentang } from './rentang.ts'

async function loadJson<Data>(path: string): Promise<Data> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.json()
}

/** Reads what was ticked and typed while the script loaded. */
function readForm(tempat: HTMLElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const field of tempat.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], select[name]',
  )) {
    if (field instanceof HTMLInputElement) {
      if (/checkbox|radio/.test(field.type) && !field.checked) continue
      // A default room that nobody chose is no choice.
      if (field.type === 'radio' && field.defaultChecked) continue
    }
    const value = field.name === 'min' || field.name === 'maks' ? field.value.replace(/\D/g, '') : field.value
    if (value !== '') query.append(field.name, value)
  }
  return query
}

const STORED = 'keberangkatan'
/** The key of the history entry of the open sheet. */
const LEMBAR = 'saring'
const lembar = ownEntry(LEMBAR)

/** The list as it stood when the visitor left the page, for the way back. */
interface Remembered {
  alamat: string
  banyak: number
  y: number
}

function remembered(): Remembered | null {
  try {
    const { alamat, banyak, y } = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') ?? {}
    return typeof alamat === 'string' && Number.isInteger(banyak) && typeof y === 'number'
      ? { alamat, banyak, y }
      : null
  } catch {
    return null
  }
}

interface MountProps {
  host: string
  /** Beginning of a chat's address; what is looked for follows. */
  chat: string
}

/**
 * Mounts the search in its place (`#cari`) on touch. If its index fails to load, the page stays as it is, says so, and
 * tries again at the next touch.
 */
export function MountSearch({ host, chat }: MountProps) {
  useEffect(() => {
    const tempat = document.getElementById('cari')
    if (!tempat) return
    const listener = new AbortController()
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      tempat.setAttribute('aria-busy', 'true')
      try {
        const { libur = [], ...indeks } = await loadJson<Indeks & { libur?: LiburTampil[] }>(
          KEBERANGKATAN_JSON,
        )
        await keepSheet(tempat)
        await released()
        mountSearch(tempat, { semua: openIndeks(indeks), libur }, { host, chat })
        listener.abort()
      } catch {
        say('Pencarian belum dapat dimuat. Periksa internet Anda, lalu coba lagi.')
        isLoading = false
      }
      tempat.removeAttribute('aria-busy')
    }
    for (const sign of ['pointerdown', 'keydown', 'input'] as const)
      tempat.addEventListener(sign, load, { passive: true, signal: listener.signal })
    void load()
    return () => listener.abort()
  }, [host, chat])
  return null
}

/** Moves the styles' link from the list that the search replaces into the head; resolves once they have loaded. */
function keepSheet(tempat: HTMLElement): Promise<unknown> {
  const sheet = tempat.querySelector('link')
  if (!sheet) return Promise.resolve()
  const kept = document.createElement('link')
  kept.rel = 'stylesheet'
  kept.href = sheet.href
  return new Promise((done, fail) => {
    kept.onload = done
    kept.onerror = fail
    document.head.append(kept)
  })
}

function say(text: string) {
  const place = document.getElementById('cari-gagal')
  if (place) place.textContent = text
}

function mountSearch(
  tempat: HTMLElement,
  berkas: Pick<Props, 'semua' | 'libur'>,
  { host, chat }: MountProps,
): void {
  const asked = new URLSearchParams(location.search)
  // Where the address has filters, the built page's checkboxes do not show them yet.
  const said = new Set(asked.keys())
  for (const [key, value] of readForm(tempat)) if (!said.has(key)) asked.append(key, value)
  const focused = document.activeElement
  const name = focused && tempat.contains(focused) ? nameOf(focused) : null
  const tick = focused instanceof HTMLInputElement ? slugDi(focused) : ''
  say('')
  // The focused field is another element after hydration.
  const onAda = () => {
    const card = tick && [...tempat.querySelectorAll('article')].find((each) => slugDi(each) === tick)
    const field = card ? card.querySelector('input') : name && tempat.querySelector<HTMLElement>(name)
    if (field) field.focus({ preventScroll: true })
  }
  createRoot(tempat).render(
    <Hidup
      {...berkas}
      awal={readPilihan(asked)}
      pressed={tercatat()}
      host={host}
      chat={chat}
      onAda={onAda}
    />,
  )
}

/** The attributes by which an element of the built page is found again in the hydrated search. */
const TANDA = ['name', 'value', 'data-bulan', 'data-orang', 'data-lihat-sebagai', 'data-buka', 'href']

function nameOf(element: Element): string | null {
  const marks = TANDA.flatMap((mark) => {
    const value = element.getAttribute(mark)
    // A month's link becomes a button.
    if (value === null || (mark === 'href' && element.hasAttribute('data-bulan'))) return []
    return `[${mark}="${CSS.escape(value)}"]`
  })
  return marks.length > 0 ? marks.join('') : null
}

interface Props extends MountProps {
  semua: readonly Keberangkatan[]
  libur: readonly LiburTampil[]
  awal: Pilihan
  pressed: readonly Press[]
  /** Called once it is mounted. */
  onAda: () => void
}

/** Applies the recorded presses one after the other. */
function sesudah(awal: Pilihan, pressed: readonly Press[], semua: readonly Baris[]): Pilihan {
  const months = [...new Set(semua.flatMap(({ bulan }) => bulan || []))].sort()
  let { bulan, orang } = awal
  for (const one of pressed) {
    if (one.bulan) bulan = rentang(bulan, one.bulan, months)
    if (one.orang) orang = Math.min(ORANG_MAX, Math.max(1, orang + one.orang))
  }
  return { ...awal, bulan, ...untukOrang(awal, orang) }
}

const jam = (iso: string) => iso && jamWib(new Date(iso))

/** Renders the search with its state, which the address holds. */
function Hidup({ semua: dibangun, libur, awal, pressed, host, chat, onAda }: Props) {
  const [hidup, setHidup] = useState<KursiHidup | null>(null)
  const today = hariIni()
  const semua = useMemo(() => searchedRows(dibangun, hidup, today), [dibangun, hidup, today])
  const [pilihan, setPilihan] = useState(() => sesudah(hanyaDikenal(awal, semua), pressed, semua))
  const [banyak, setBanyak] = useState(() => {
    const kept = remembered()
    return kept?.alamat === location.search ? Math.max(SEKALI, kept.banyak) : SEKALI
  })
  const [lihat, setLihat] = useState<ViewMode>(pressed.findLast((each) => each.lihat)?.lihat ?? 'kartu')
  const [buka, setBuka] = useState(() => pressed.some((each) => each.buka))
  const [poster, setPoster] = useState<ReadonlyMap<string, string>>(new Map())
  const isOpen = useRef(buka)
  const dasar = useRef(semua)
  const terakhir = useRef(pilihan)

  const ada = useEffectEvent(() => {
    for (const { banding, centang = false } of pressed) {
      const baris = banding && semua.find(({ slug }) => slug === banding)
      if (baris) setTick(chosenFrom(baris, pilihan.kamar, poster.get(baris.slug), host), centang)
    }
    onAda()
  })
  useLayoutEffect(() => ada(), [])

  useEffect(() => {
    let current = true
    loadKursi(host).then(
      (fresh) => current && setHidup(fresh),
      () => {},
    )
    loadJson<string[]>(POSTER_JSON).then(
      (names) => current && setPoster(new Map(dibangun.map(({ slug }, at) => [slug, names[at] ?? '']))),
      () => {},
    )
    return () => {
      current = false
    }
  }, [host, dibangun])

  // Before the sheet is painted, so that there is an entry for Back to leave: after painting would be too late on a
  // slow phone.
  useLayoutEffect(() => {
    // Presses from before hydration belong to the address as well.
    history.replaceState(null, '', alamat(pilihan))
    if (isOpen.current) lembar.open()
    const kept = remembered()
    if (kept && kept.alamat === location.search) requestAnimationFrame(() => scrollTo(0, kept.y))
    const back = ({ state }: PopStateEvent) => {
      lembar.hasLanded()
      if (isOpen.current !== isNoted(LEMBAR, state)) {
        // Back closes the sheet, Forward opens it again; the filters chosen in it stay.
        isOpen.current = isNoted(LEMBAR, state)
        setBuka(isOpen.current)
        history.replaceState(state, '', alamat(terakhir.current))
        return
      }
      terakhir.current = hanyaDikenal(readPilihan(new URLSearchParams(location.search)), dasar.current)
      setPilihan(terakhir.current)
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])

  useEffect(() => {
    const keep = () => {
      try {
        sessionStorage.setItem(
          STORED,
          JSON.stringify({ alamat: location.search, banyak, y: scrollY } satisfies Remembered),
        )
      } catch {
        // Without storage the list begins at the top.
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [banyak])

  // Past departures match no filter: they stand under the unfiltered list.
  const disaring = !isTanpaPilihan(pilihan)
  useEffect(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-tanpa-saring]')) each.hidden = disaring
  }, [disaring])

  const ubah = useCallback((next: Pilihan, terus = false) => {
    terakhir.current = next
    setPilihan(next)
    setBanyak(SEKALI)
    if (terus || isOpen.current) history.replaceState(history.state, '', alamat(next))
    else history.pushState(null, '', alamat(next))
    keAwal()
  }, [])
  const bukaTutup = useCallback((open: boolean) => {
    if (!open) {
      lembar.close()
      return
    }
    isOpen.current = true
    setBuka(true)
    lembar.open()
  }, [])
  const lebihBanyak = useCallback(() => setBanyak((count) => count + SEKALI), [])
  const posterOf = useCallback((slug: string) => poster.get(slug), [poster])
  // Without a number to chat with, the same buttons lead to the registration.
  const chatText = (isi: string) => (chat.includes('?text=') ? `${chat}${encodePart(isi)}` : chat)
  const alamatIni = `${location.origin}${alamat(pilihan)}`

  return (
    <Cari
      semua={semua}
      pilihan={pilihan}
      today={today}
      host={host}
      posterOf={posterOf}
      banyak={banyak}
      lihat={lihat}
      libur={libur}
      per={jam(hidup?.per ?? '')}
      buka={buka}
      on={{ change: ubah, banyak: lebihBanyak, lihat: setLihat, buka: bukaTutup }}
      tanya={(isi) => chatText(`, saya mencari keberangkatan: ${isi}. Mana yang cocok?\n${alamatIni}`)}
      shareHref={(isi) => `https://wa.me/?text=${encodePart(`Keberangkatan: ${isi}\n${alamatIni}`)}`}
      kosong={(shown) => (
        <Kosong
          semua={semua}
          pilihan={shown}
          today={today}
          host={host}
          posterOf={posterOf}
          chat={(isi) => chatText(`, tolong kabari saya bila ada keberangkatan: ${isi}.`)}
          onPick={ubah}
          onClear={() => ubah(readPilihan(new URLSearchParams()))}
        >
          <NotifyMeForm apiHost={host} {...notifyMeOf(shown, semua)} today={today} />
        </Kosong>
      )}
    />
  )
}

/** Scrolls to the start of a new result for whoever changed a filter from far down the list. */
function keAwal() {
  const hasil = document.querySelector('[data-hasil]')
  if (hasil && hasil.getBoundingClientRect().top < 0) hasil.scrollIntoView()
}

/** Returns the part of a choice that a wish to be told can hold. */
function notifyMeOf({ bulan, kota, kategori }: Pilihan, semua: readonly Baris[]) {
  const [month] = bulan
  const [type] = kategori
  const city = semua.find(({ kataKota }) => kataKota === kota[0])?.kota
  return { ...(month && { bulan: month }), ...(city && { kota: city }), ...(type && { kategori: type }) }
}

function alamat(pilihan: Pilihan): string {
  const query = writePilihan(pilihan).toString()
  return query ? `${location.pathname}?${query}` : location.pathname
}

/**
 * Returns the departures of now: seats as the API has them, without those departed since, in the order of every list.
 */
function searchedRows(built: readonly Keberangkatan[], hidup: KursiHidup | null, today: string): Baris[] {
  const asPaket = ({ tanggal, sisa }: Keberangkatan, id: number) => ({
    tanggal_keberangkatan: tanggal,
    sisa_pax: sisa,
    id,
  })
  const list = built
    .map((each) => ({ ...each, ...hidup?.kursi.get(each.slug) }))
    .filter(({ tanggal }) => tanggal === '' || tanggal >= today)
    .map((each, at) => ({ each, key: asPaket(each, at) }))
    .sort((a, b) => comparePaket(a.key, b.key, today))
  return barisOf(list.map(({ each }) => each))
}
