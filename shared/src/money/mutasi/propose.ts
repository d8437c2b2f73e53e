import { daysBetween, formatTanggal } from '../../platform/format/tanggal.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { sumText } from '../../trips/pemesanan/sum-text.ts'
import { MUTASI_LIMITS } from './mutasi.ts'

/*
 * Proposals: whose money a line may be, with every sign in words. Nothing is booked by one. All lookups go by index, so
 * a long statement and many bookings are no product of each other.
 */

/** A line as proposals see it; the sum in whole rupiah, above zero. */
export interface ProposedLine {
  /** `YYYY-MM-DD` */
  tanggal: string
  keterangan: string
  jumlah: number
}

/** A booking whose money a line may be. Sums in whole rupiah; empty where it is kept in dollars. */
export interface ProposedBooking {
  id: number
  kode: string
  /** Names of who pays and who travels. */
  nama: readonly string[]
  /** The unique code on top of its sums, 1 to 999; null if it has none. */
  kode_unik: number | null
  /** Open bills, the oldest first. */
  tagihan: readonly { uraian: string; jumlah: number }[]
  /** Payments that nobody has verified; `bukti` is true where a proof was sent, `rujukan` blank where none was said. */
  menunggu: readonly { jumlah: number; tanggal: string; rujukan: string; bukti: boolean }[]
  /** A doubt that is said beside every sign, such as that it was cancelled; empty without one. */
  ragu: string
}

/** Kinds of signs and doubts of a proposal. */
export const TANDA_KUNCI = ['jumlah', 'kode', 'nama', 'unik', 'bukti', 'tagihan', 'keadaan'] as const

/** A sign that speaks for a proposal, or a doubt. */
export interface Tanda {
  kunci: (typeof TANDA_KUNCI)[number]
  /** False for a doubt. */
  cocok: boolean
}

/** A proposal for a line. */
export interface Usulan {
  pemesanan_id: number
  /** In whole rupiah. */
  jumlah: number
  alasan: string[]
  /** The kind of each of `alasan`, in their order. */
  tanda: Tanda[]
}

/** Bookings of one sum or one name beyond which the sign alone tells nobody apart. */
const CROWD = 12
/** Bookings of one word that are looked at. */
const NAMESAKES = 40
/** Letters after which banks cut a name. */
const BANK_NAME = 20
/** Words of a text that are looked at. */
const MOST_WORDS = 120
/** Days between a transfer and the proof of it. */
const PROOF_DAYS = 4
/** Sums of one booking that are looked at. */
const SUMS_MOST = 40
/** Letters and digits of a bank's reference that tell it from any other number. */
const REFERENCE = 6
/** Words into which a bank breaks a reference. */
const REFERENCE_WORDS = 4
const NAMES_MOST = 60

/** Words before and within names that are none: banks and people leave them out or add them. */
const TITLES = new Set(
  'bapak bpk ibu ibunda bp sdr sdri tn ny nn h hj haji hajjah dr drg drs dra ir prof kh ust ustadz ustadzah bin binti alm'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  foldText(text.slice(0, 2_000))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

interface NameKey {
  booking: ProposedBooking
  /** The name as staff wrote it. */
  nama: string
  words: readonly string[]
  /** Whole words before the bank's cut, and the letters of the one that it cut; empty for a name that is short. */
  cut: { whole: readonly string[]; rest: string } | null
}

function nameKey(booking: ProposedBooking, nama: string): NameKey | null {
  const words = wordsOf(nama).filter((word) => !TITLES.has(word) && /[a-z]/.test(word))
  const letters = words.join('')
  // `Ali` stands in too many texts to be a sign.
  if (words.length === 0 || (words.length === 1 && letters.length < 5)) return null
  return { booking, nama, words, cut: cutOf(words) }
}

function cutOf(words: readonly string[]): NameKey['cut'] {
  const joined = words.join(' ')
  if (joined.length <= BANK_NAME) return null
  const seen = joined.slice(0, BANK_NAME).split(' ')
  const rest = seen.pop() ?? ''
  const last = words[seen.length] ?? ''
  return last === rest ? { whole: [...seen, rest], rest: '' } : { whole: seen, rest }
}

/** Tells how much of a name stands in a text, its words in any order: all, up to the bank's cut, or not. */
function standing({ words, cut }: NameKey, said: ReadonlySet<string>): 'penuh' | 'potong' | null {
  if (words.every((word) => said.has(word))) return 'penuh'
  if (!cut || cut.whole.length === 0 || !cut.whole.every((word) => said.has(word))) return null
  if (cut.rest.length < 2) return cut.whole.length >= 2 ? 'potong' : null
  return [...said].some(
    (word) => word.length >= cut.rest.length && (words[cut.whole.length] ?? '').startsWith(word),
  )
    ? 'potong'
    : null
}

/** A sum that a booking may be paid by, and what it is. */
interface SumKey {
  booking: ProposedBooking
  uraian: string
  isWithCode: boolean
  isProof: boolean
  tanggal: string
  isSent: boolean
}

/** Bookings by everything that a line may say of one. */
export interface ProposalIndex {
  byKode: ReadonlyMap<string, ProposedBooking>
  byRujukan: ReadonlyMap<string, ProposedBooking>
  bySum: ReadonlyMap<number, readonly SumKey[]>
  byUnique: ReadonlyMap<number, readonly ProposedBooking[]>
  byWord: ReadonlyMap<string, readonly NameKey[]>
  names: ReadonlyMap<number, readonly NameKey[]>
}

const kodeKey = (kode: string): string => foldText(kode).replace(/[^a-z0-9]/g, '')

/** Indexes bookings for `propose`. */
export function indexBookings(bookings: readonly ProposedBooking[]): ProposalIndex {
  const byKode = new Map(bookings.map((booking) => [kodeKey(booking.kode), booking]))
  const byRujukan = new Map(
    bookings.flatMap((booking) =>
      booking.menunggu
        .map(({ rujukan }) => kodeKey(rujukan))
        .filter((key) => key.length >= REFERENCE && /\d/.test(key))
        .map((key) => [key, booking] as const),
    ),
  )
  const bySum = new Map<number, SumKey[]>()
  const byUnique = new Map<number, ProposedBooking[]>()
  for (const booking of bookings) {
    if (booking.kode_unik === null) continue
    const known = byUnique.get(booking.kode_unik)
    if (known) known.push(booking)
    else byUnique.set(booking.kode_unik, [booking])
  }
  const names = new Map<number, NameKey[]>()
  const counts = new Map<string, number>()
  for (const booking of bookings) {
    for (const key of sumsOf(booking)) {
      const known = bySum.get(key.jumlah)
      if (known) known.push(key)
      else bySum.set(key.jumlah, [key])
    }
    const own = new Map<string, NameKey>()
    for (const nama of booking.nama.slice(0, NAMES_MOST)) {
      const key = nameKey(booking, nama)
      if (key) own.set([...key.words].sort().join(' '), key)
    }
    names.set(booking.id, [...own.values()])
    for (const word of new Set([...own.values()].flatMap(({ words }) => words)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const byWord = new Map<string, NameKey[]>()
  const rarest = (words: readonly string[]) =>
    words.reduce((best, word) => ((counts.get(word) ?? 0) < (counts.get(best) ?? 0) ? word : best))
  for (const key of [...names.values()].flat()) {
    const [first] = key.cut?.whole ?? []
    const places = new Set([rarest(key.words), ...(key.cut && first ? [rarest(key.cut.whole)] : [])])
    for (const word of places) {
      const known = byWord.get(word)
      if (known) known.push(key)
      else byWord.set(word, [key])
    }
  }
  return { byKode, byRujukan, bySum, byUnique, byWord, names }
}

function sumsOf(booking: ProposedBooking): (SumKey & { jumlah: number })[] {
  const { tagihan, menunggu, kode_unik } = booking
  const plain = { booking, isWithCode: false, isProof: false, tanggal: '', isSent: false }
  const bills = tagihan.slice(0, SUMS_MOST)
  const sums = bills.map(({ uraian, jumlah }) => ({ ...plain, uraian: `tagihan ${uraian}`, jumlah }))
  let together = 0
  for (const [at, { jumlah }] of bills.entries()) {
    together += jumlah
    const isAll = at === tagihan.length - 1
    if (at > 0)
      sums.push({
        ...plain,
        uraian: isAll ? 'seluruh sisa tagihan' : `${at + 1} tagihan terdekat`,
        jumlah: together,
      })
  }
  const coded =
    kode_unik === null
      ? []
      : sums.map((sum) => ({ ...sum, isWithCode: true, jumlah: sum.jumlah + kode_unik }))
  const proofs = menunggu.slice(0, SUMS_MOST).map(({ jumlah, tanggal, bukti }) => ({
    ...plain,
    uraian: '',
    isProof: true,
    isSent: bukti,
    tanggal,
    jumlah,
  }))
  return [...sums, ...coded, ...proofs]
}

/** Signs of a booking as they gather; `berat` orders proposals and is shown to nobody. */
interface Signs {
  booking: ProposedBooking
  berat: number
  jumlah: number
  alasan: string[]
  tanda: Tanda[]
}

const BERAT = {
  kode: 100,
  rujukan: 95,
  jumlahKode: 90,
  bukti: 60,
  nama: 50,
  potong: 40,
  unik: 25,
  jumlah: 30,
} as const

/** The least weight of a proposal: a sum that many owe, or three digits alone, say nothing. */
const LEAST = 30

/** Proposes whose money a line may be, the likeliest first; empty if nothing speaks for anybody. */
export function propose(line: ProposedLine, index: ProposalIndex): Usulan[] {
  if (line.jumlah <= 0 || !Number.isSafeInteger(line.jumlah)) return []
  const found = new Map<number, Signs>()
  const signsOf = (booking: ProposedBooking): Signs => {
    const known = found.get(booking.id)
    if (known) return known
    const made: Signs = { booking, berat: 0, jumlah: line.jumlah, alasan: [], tanda: [] }
    found.set(booking.id, made)
    return made
  }
  const add: Add = (booking, berat, alasan, tanda) => {
    const signs = signsOf(booking)
    signs.berat += berat
    if (!signs.alasan.includes(alasan)) say(signs, alasan, tanda)
  }
  const words = wordsOf(line.keterangan)
  const said = new Set(words)

  const named = kodesIn(words, index.byKode)
  for (const booking of named)
    add(booking, BERAT.kode, `Kode ${booking.kode} tertulis di keterangan.`, FITS.kode)

  for (const [at] of words.entries())
    for (let end = at + 1; end <= at + REFERENCE_WORDS; end += 1) {
      const booking = index.byRujukan.get(words.slice(at, end).join(''))
      if (booking)
        add(
          booking,
          BERAT.rujukan,
          'Rujukan pembayaran yang menunggu diperiksa tertulis di keterangan.',
          FITS.bukti,
        )
    }

  const sums = index.bySum.get(line.jumlah) ?? []
  const payers = new Set(sums.map(({ booking }) => booking.id))
  if (payers.size <= CROWD) for (const key of sums) addSum(key, line, add)

  for (const word of said) {
    const keys = index.byWord.get(word) ?? []
    if (keys.length > NAMESAKES) continue
    for (const key of keys) addName(key, said, add)
  }
  const unique = index.byUnique.get(line.jumlah % 1_000) ?? []
  // Other signs of those who are known by one, and of the few who share a code.
  const several = new Set([...found.values()].map(({ booking }) => booking))
  const owing = unique.filter(({ ragu, tagihan }) => ragu === '' && tagihan.length > 0)
  for (const booking of unique.length <= CROWD ? [...several, ...unique] : several) {
    if (booking.kode_unik !== null && booking.kode_unik === line.jumlah % 1_000)
      add(
        booking,
        BERAT.unik,
        `Tiga angka terakhirnya, ${String(booking.kode_unik).padStart(3, '0')}, kode uniknya.`,
        FITS.unik,
      )
    const twins = owing.filter(({ id }) => id !== booking.id)
    if (twins.length > 0 && owing.includes(booking) && found.has(booking.id)) {
      const kodes = twins.slice(0, 3).map(({ kode }) => kode)
      add(booking, 0, `Kode uniknya juga kode unik ${kodes.join(', ')}.`, DOUBTS.unik)
    }
    for (const key of index.names.get(booking.id) ?? []) addName(key, said, add)
  }
  if (payers.size > CROWD)
    for (const key of sums) {
      const isKnown = found.has(key.booking.id)
      if (isKnown) addSum(key, line, add)
    }
  // A proof says the sum that was sent, not that it is the one that was asked for.
  const owed = new Set(sums.filter(({ isProof }) => !isProof).map(({ booking }) => booking.id))
  for (const signs of found.values()) addDoubts(signs, owed.has(signs.booking.id), line)
  if (named.length > 1) divide(named, found, line)
  return [...found.values()]
    .filter(({ berat }) => berat >= LEAST)
    .sort((a, b) => b.berat - a.berat || a.booking.id - b.booking.id)
    .slice(0, MUTASI_LIMITS.usulan)
    .map(({ booking, jumlah, alasan, tanda }) => ({ pemesanan_id: booking.id, jumlah, alasan, tanda }))
}

type Add = (booking: ProposedBooking, berat: number, alasan: string, tanda: Tanda) => void

/** Signs that speak for a booking, and doubts. */
const FITS = {
  jumlah: { kunci: 'jumlah', cocok: true },
  kode: { kunci: 'kode', cocok: true },
  nama: { kunci: 'nama', cocok: true },
  unik: { kunci: 'unik', cocok: true },
  bukti: { kunci: 'bukti', cocok: true },
} as const satisfies Record<string, Tanda>
const DOUBTS = {
  jumlah: { kunci: 'jumlah', cocok: false },
  bukti: { kunci: 'bukti', cocok: false },
  unik: { kunci: 'unik', cocok: false },
  tagihan: { kunci: 'tagihan', cocok: false },
  keadaan: { kunci: 'keadaan', cocok: false },
} as const satisfies Record<string, Tanda>

function say(signs: Signs, alasan: string, tanda: Tanda): void {
  signs.alasan.push(alasan)
  signs.tanda.push(tanda)
}

const rupiah = (sum: number) => sumText(sum, 'Rp')

function addSum(
  { booking, uraian, isWithCode, isProof, isSent, tanggal }: SumKey,
  line: ProposedLine,
  add: Add,
): void {
  if (isProof) {
    const days = Math.abs(daysBetween(tanggal, line.tanggal))
    const near = days <= PROOF_DAYS
    add(
      booking,
      near ? BERAT.bukti : BERAT.jumlah,
      `${isSent ? 'Bukti transfer' : 'Pembayaran'} ${rupiah(line.jumlah)} tanggal ${formatTanggal(tanggal)} sudah ${isSent ? 'dikirim' : 'dicatat'} dan menunggu diperiksa${near ? '' : ', tetapi tanggalnya berbeda'}.`,
      near ? FITS.bukti : DOUBTS.bukti,
    )
    return
  }
  if (isWithCode)
    add(
      booking,
      BERAT.jumlahKode,
      `Jumlahnya tepat ${uraian} ditambah kode unik ${booking.kode_unik}.`,
      FITS.jumlah,
    )
  else add(booking, BERAT.jumlah, `Jumlahnya tepat ${uraian}.`, FITS.jumlah)
}

function addName(key: NameKey, said: ReadonlySet<string>, add: Add): void {
  const how = standing(key, said)
  if (how === 'penuh') add(key.booking, BERAT.nama, `Nama ${key.nama} tertulis di keterangan.`, FITS.nama)
  else if (how === 'potong')
    add(
      key.booking,
      BERAT.potong,
      `Nama ${key.nama} tertulis di keterangan, terpotong seperti biasa di bank.`,
      FITS.nama,
    )
}

/** Bookings whose code stands in a text, also where the bank left out its dashes or wrote digits behind it. */
function kodesIn(words: readonly string[], byKode: ReadonlyMap<string, ProposedBooking>): ProposedBooking[] {
  const found = new Set<ProposedBooking>()
  for (const [at, word] of words.entries()) {
    if (!/[a-z]/.test(word)) continue
    const text = words.slice(at, at + 3).join('')
    for (const match of text.matchAll(/[a-z]\d{8}/g)) {
      const booking = kodeAt(text, match.index + 1, byKode)
      if (booking) found.add(booking)
    }
  }
  return [...found]
}

/** Letters that a code begins with, and digits of its year and number, the longest first. */
const LETTERS_BEFORE = [6, 5, 4, 3, 2]
const DIGITS_BEHIND = [13, 12, 11, 10, 9, 8]

/** The booking whose code has its digits at a place of a text. */
function kodeAt(
  text: string,
  digits: number,
  byKode: ReadonlyMap<string, ProposedBooking>,
): ProposedBooking | null {
  for (const behind of DIGITS_BEHIND)
    for (const before of LETTERS_BEFORE) {
      const booking = digits >= before && byKode.get(text.slice(digits - before, digits + behind))
      if (booking) return booking
    }
  return null
}

/** Takes doubts of a kind back. */
function dropDoubts(signs: Signs, kunci: Tanda['kunci']): void {
  const kept = signs.tanda.map((tanda) => tanda.cocok || tanda.kunci !== kunci)
  signs.alasan = signs.alasan.filter((_, at) => kept[at])
  signs.tanda = signs.tanda.filter((_, at) => kept[at])
}

function addDoubts(signs: Signs, isSum: boolean, line: ProposedLine): void {
  const { booking } = signs
  const [first] = booking.tagihan
  const open = booking.tagihan.reduce((sum, { jumlah }) => sum + jumlah, 0)
  if (booking.ragu !== '') say(signs, booking.ragu, DOUBTS.keadaan)
  else if (isSum) return
  else if (!first) say(signs, 'Tidak ada tagihan yang terbuka.', DOUBTS.tagihan)
  else if (line.jumlah > open + (booking.kode_unik ?? 0))
    say(signs, `Lebih ${rupiah(line.jumlah - open)} dari sisa tagihannya.`, DOUBTS.jumlah)
  else if (line.jumlah < first.jumlah)
    say(signs, `Kurang ${rupiah(first.jumlah - line.jumlah)} dari tagihan ${first.uraian}.`, DOUBTS.jumlah)
}

/**
 * Divides a line among the bookings that it names, where their next bills, or all they owe, add up to it; one of them
 * may have its unique code on top.
 */
function divide(
  named: readonly ProposedBooking[],
  found: ReadonlyMap<number, Signs>,
  line: ProposedLine,
): void {
  const nexts = named.map(({ tagihan }) => tagihan[0]?.jumlah ?? 0)
  const alls = named.map(({ tagihan }) => tagihan.reduce((sum, { jumlah }) => sum + jumlah, 0))
  for (const parts of [nexts, alls]) {
    const rest = line.jumlah - parts.reduce((sum, part) => sum + part, 0)
    const coded = rest === 0 ? -1 : named.findIndex(({ kode_unik }) => kode_unik === rest)
    if (parts.some((part) => part === 0) || (rest !== 0 && coded < 0)) continue
    for (const [at, booking] of named.entries()) {
      const signs = found.get(booking.id)
      if (!signs) continue
      signs.jumlah = (parts[at] ?? 0) + (at === coded ? rest : 0)
      dropDoubts(signs, 'jumlah')
      say(
        signs,
        `Bersama ${named.length - 1} pemesanan lain yang disebut, tagihannya tepat sejumlah transfer.`,
        FITS.jumlah,
      )
    }
    return
  }
}
