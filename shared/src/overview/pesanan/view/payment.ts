import { asClause } from '../../../people/jamaah/dokumen.ts'
import { isAside } from '../../../trips/pemesanan/pemesanan-status.ts'
import { sumText } from '../../../trips/pemesanan/sum-text.ts'
import type { Pesanan } from '../pesanan-schema.ts'
import { makeCopyButton } from './copy-button.ts'
import { dateText, dayOf, dayText } from './day-text.ts'
import { type Child, make, makeIcon } from './element.ts'

type Bill = Pesanan['tagihan'][number]

/** Makes what is paid and what is left, with the bills and their states in words. */
export function makePayment(pesanan: Pesanan, today: string): HTMLElement {
  const { status, mata_uang, total, dibayar, sisa, lebih, tagihan, pengembalian } = pesanan
  const money = (sum: number) => sumText(sum, mata_uang)
  const received = Math.max(0, dibayar - lebih)
  const share = total > 0 ? Math.min(1, received / total) : 0
  return make(
    'div',
    { class: 'plate bayar' },
    make(
      'dl',
      {},
      makePair('Seluruh biaya', money(total)),
      makePair('Sudah kami terima', money(dibayar), 'terima'),
    ),
    make('div', { class: 'batang', 'aria-hidden': 'true' }, makeShare(share)),
    make('dl', { class: 'sisa' }, makePair('Sisa', money(sisa))),
    lebih > 0 && make('p', { class: 'strip' }, `Kelebihan ${money(lebih)} tercatat sebagai uang Anda.`),
    make(
      'ol',
      { class: 'tagihan' },
      tagihan.map((bill) => makeBill(bill, { money, today, isAsked: !isAside(status) })),
    ),
    pengembalian.map(({ jumlah, status, tanggal }) =>
      make(
        'p',
        { class: 'strip' },
        status === 'dibayar'
          ? `${money(jumlah)} sudah kami kembalikan${tanggal && ` pada ${dateText(tanggal, today)}`}.`
          : `${money(jumlah)} akan kami kembalikan ke rekening Anda.`,
      ),
    ),
  )
}

/** The share that is paid, drawn: a policy of styles allows no width in an attribute. */
function makeShare(share: number): HTMLElement {
  const bar = make('span')
  bar.style.transform = `scaleX(${share})`
  return bar
}

const makePair = (term: string, value: string, look = ''): HTMLElement =>
  make('div', { class: look || null }, make('dt', {}, term), make('dd', { translate: 'no' }, value))

interface BillTools {
  money: (sum: number) => string
  today: string
  /** False while no bill is to be paid, whatever its day: the booking has no departure. */
  isAsked: boolean
}

function makeBill(
  { uraian, jumlah, dibayar, keadaan: stored, jatuh_tempo, lunas_pada }: Bill,
  { money, today, isAsked }: BillTools,
): HTMLLIElement {
  const day = isAsked && jatuh_tempo && dayText(jatuh_tempo, today)
  const keadaan = stored === 'lewat' && !isAsked ? (dibayar > 0 ? 'sebagian' : 'belum') : stored
  const part = dibayar > 0 && keadaan !== 'lunas' ? `Sudah masuk ${money(dibayar)}. ` : ''
  const isToday = jatuh_tempo === today
  const state = {
    lunas: lunas_pada ? `Lunas ${dateText(lunas_pada, today)}` : 'Lunas',
    belum: !day ? 'Belum dibayar' : isToday ? 'Hari ini' : `Sebelum ${day}`,
    sebagian: `${part}Sisanya ${!day ? 'belum dibayar' : isToday ? 'hari ini' : `sebelum ${day}`}`,
    lewat: `${part}Sudah lewat sejak ${day}`,
  }[keadaan]
  return make(
    'li',
    { 'data-keadaan': keadaan },
    make('span', { class: 'cincin', 'aria-hidden': 'true' }, keadaan === 'lunas' && makeIcon('check', 16)),
    make('p', { class: 'uraian' }, uraian),
    make('p', { class: 'jumlah', translate: 'no' }, money(jumlah)),
    make('p', { class: 'kata' }, state),
  )
}

/** Makes the accounts to pay to and the exact sum, each with a button that copies its digits. */
export function makeHowToPay(pesanan: Pesanan, sender: Child): readonly Child[] {
  const { bayar, rekening, mata_uang, kode_unik, kantor } = pesanan
  const sum = bayar && sumText(bayar.jumlah_transfer, mata_uang)
  const code = kode_unik !== null && mata_uang === 'Rp' ? String(kode_unik) : ''
  const named = new Set(rekening.flatMap(({ atas_nama }) => atas_nama || []))
  const owner = [...named].join(' atau ') || kantor.perusahaan
  if (!sum) return []
  return [
    rekening.length === 0
      ? make('p', { class: 'strip' }, 'Tanyakan nomor rekening resmi kami ke kantor sebelum membayar.')
      : make('p', { class: 'muted' }, 'Lewat bank mana saja, ATM, atau HP.'),
    ...rekening.map(({ bank, nomor, atas_nama }) =>
      make(
        'dl',
        { class: 'rekening' },
        make('div', {}, make('dt', {}, 'Bank'), make('dd', {}, bank)),
        make(
          'div',
          {},
          make('dt', {}, 'Nomor rekening'),
          make('dd', { class: 'besar', translate: 'no' }, nomor),
          make('dd', { class: 'aksi' }, makeCopyButton(nomor.replace(/\D/g, ''), `nomor rekening ${bank}`)),
        ),
        make('div', {}, make('dt', {}, 'Atas nama'), make('dd', { translate: 'no' }, atas_nama)),
      ),
    ),
    make(
      'dl',
      { class: 'rekening tepat' },
      make(
        'div',
        {},
        make('dt', {}, 'Jumlah tepat'),
        make('dd', { class: 'besar', translate: 'no' }, makeExact(sum, code)),
        make(
          'dd',
          { class: 'aksi' },
          makeCopyButton(digitsOf(bayar.jumlah_transfer, mata_uang), 'jumlah tepat'),
        ),
      ),
    ),
    code !== '' &&
      make(
        'p',
        { class: 'muted' },
        `Angka terakhirnya menandai pembayaran Anda, jadi mohon jangan dibulatkan. Rp ${code} itu ikut tercatat sebagai uang Anda.`,
      ),
    rekening.length > 0 &&
      make(
        'p',
        { class: 'strip strip--pasir' },
        makeIcon('shield', 22),
        make(
          'span',
          {},
          make('strong', {}, `Bayar hanya ke rekening atas nama ${owner}. `),
          'Kami tidak pernah meminta transfer ke rekening pribadi atau memberi nomor baru lewat WhatsApp.',
        ),
      ),
    make('h3', { id: 'kirim-bukti', tabindex: -1 }, 'Sudah transfer? Kirim buktinya'),
    sender,
  ]
}

/** The sum with its unique code marked, where it ends with it. */
function makeExact(sum: string, code: string): readonly Child[] {
  const tail = code.padStart(3, '0')
  if (code === '' || !sum.endsWith(tail)) return [sum]
  return [sum.slice(0, -tail.length), make('mark', {}, tail)]
}

/** Digits of a sum as a bank's form takes them: whole rupiah, or dollars with a dot. */
const digitsOf = (sum: number, mata_uang: Pesanan['mata_uang']): string =>
  mata_uang === 'Rp' ? String(sum) : (sum / 100).toFixed(2)

/** Makes the proofs that wait, and those that were refused with their reason; null without any. */
export function makeProofs({ pembayaran, mata_uang }: Pesanan, today: string): Child {
  const told = pembayaran.filter(({ status }) => status === 'menunggu' || status === 'ditolak')
  if (told.length === 0) return null
  return make(
    'ul',
    { class: 'bukti' },
    told.map(({ jumlah, status, alasan, metode, dikirim_pada }) => {
      // Cash is paid at the office: there is no proof, and no bank knows of it.
      const isCash = metode === 'tunai'
      const sent = dayOf(dikirim_pada)
      const when = sent && `, ${isCash ? 'dicatat' : 'dikirim'} ${dateText(sent, today)}`
      const isRefused = status === 'ditolak'
      const why = `belum dapat kami terima. Sebabnya: ${asClause(alasan) || 'tanyakan ke kantor kami'}.`
      return make(
        'li',
        { class: `strip ${isRefused ? 'strip--merah' : 'strip--tunggu'}` },
        makeIcon(isRefused ? 'alert' : 'clock', 22),
        make(
          'span',
          {},
          make('strong', {}, `${isCash ? 'Uang tunai' : 'Bukti'} ${sumText(jumlah, mata_uang)}${when}: `),
          isRefused
            ? `${why} ${isCash ? 'Hubungi kami.' : 'Kirim bukti lain, atau hubungi kami.'}`
            : isCash
              ? 'menunggu diperiksa di kantor kami.'
              : 'menunggu kami cocokkan dengan mutasi bank.',
        ),
      )
    }),
  )
}

/** Makes the receipts, the newest first, each with the page that checks it. */
export function makeReceipts({ kwitansi, mata_uang }: Pesanan, today: string): HTMLElement {
  return make(
    'ul',
    { class: 'plate kwitansi' },
    kwitansi.map(({ nomor, tanggal, jumlah, keadaan, tautan }) =>
      make(
        'li',
        { 'data-keadaan': keadaan },
        make(
          'a',
          { href: tautan, target: '_blank', rel: 'noopener' },
          make('strong', { translate: 'no' }, sumText(jumlah, mata_uang)),
          make(
            'span',
            { class: 'muted' },
            `${dateText(tanggal, today)} · `,
            make('span', { translate: 'no' }, nomor),
            keadaan === 'dibatalkan' && ' · dibatalkan',
          ),
          makeIcon('document'),
          make('span', { class: 'visually-hidden' }, ' (tab baru)'),
        ),
      ),
    ),
  )
}
