import { DOKUMEN_LABEL, type DokumenJenis } from '../../../people/jamaah/dokumen.ts'
import { phoneUrl } from '../../../platform/contact/chat.ts'
import { isAside } from '../../../trips/pemesanan/pemesanan-status.ts'
import type { Langkah, Pesanan, PesertaKeluarga } from '../pesanan-schema.ts'
import { dateText, dayOf, dayText } from './day-text.ts'
import { type Child, make, makeIcon, makeSection } from './element.ts'
import { makeJourney } from './journey.ts'
import { type DrawLink, makeOnPhone } from './on-phone.ts'
import { makeHowToPay, makePayment, makeProofs, makeReceipts } from './payment.ts'
import { makeMoved, makePeople, nameOf } from './people.ts'
import { PHOTO_HINT, PROOF_HINT } from './photo-hint.ts'
import { makeProofFields, type Paying } from './proof-fields.ts'
import { makeRequestForm, makeRequests } from './request.ts'
import type { SendOptions } from './send-file.ts'
import { makeSender } from './sender.ts'
import { makeLaterSteps, makeNextStep, makeNothingToDo } from './steps.ts'
import { forgetUnsent, leftUnsent } from './unsent-files.ts'

/** Sendings of a family, by the page's token. */
export interface Sendings {
  proof(input: { bukti: File; jumlah: number; tanggal_bank: string }, options: SendOptions): Promise<unknown>
  paper(
    input: { peserta_id: number; jenis: DokumenJenis; berkas: File },
    options: SendOptions,
  ): Promise<unknown>
  ask(teks: string): Promise<unknown>
}

interface Options {
  sendings: Sendings
  /** Draws the page anew from the office's records. */
  refresh: () => void
  /** Draws the page's link for a phone's camera; none where the page was not opened by one. */
  drawLink?: DrawLink | undefined
}

/** A part of the page; `side` stands at the right of a wide screen. */
export interface Part {
  side: boolean
  /** Makes the part; null for one with nothing to say. Parts are made in their order. */
  make: () => HTMLElement | null
}

/**
 * Creates what draws a booking. Files on their way and words that are being typed live in elements that are made once
 * and put into each new drawing.
 */
export function createFamilyView({ sendings, refresh, drawLink }: Options) {
  const kept = new Map<string, HTMLElement>()
  let current: Paying & Pick<Pesanan, 'hari_ini'> = {
    tagihan: [],
    pembayaran: [],
    kode_unik: null,
    mata_uang: 'Rp',
    hari_ini: '',
  }
  let unsent = leftUnsent()
  const onSent = () => {
    unsent = 0
    refresh()
  }

  function dismiss(): void {
    unsent = 0
    forgetUnsent()
    kept.get('belum')?.remove()
  }

  function keep(key: string, makeIt: () => HTMLElement): HTMLElement {
    const known = kept.get(key) ?? makeIt()
    kept.set(key, known)
    return known
  }

  const paperSender = (peserta_id: number, jenis: DokumenJenis, name: string, isMain: boolean) =>
    keep(`dokumen-${peserta_id}-${jenis}`, () =>
      makeSender({
        what: DOKUMEN_LABEL[jenis].toLowerCase().replace(/^(ktp|bpjs)$/, (word) => word.toUpperCase()),
        whose: name,
        hint: PHOTO_HINT[jenis],
        isMain,
        send: (berkas, options) => sendings.paper({ peserta_id, jenis, berkas }, options),
        onSent,
      }),
    )
  const proofSender = () =>
    keep('bukti', () =>
      makeSender({
        what: 'bukti transfer',
        hint: PROOF_HINT,
        isMain: true,
        multiple: true,
        fields: (index) =>
          makeProofFields({ pesanan: current, index, today: current.hari_ini, send: sendings.proof }),
        onSent,
      }),
    )

  return {
    /** Returns the head of the page, and its parts in the order of a phone, which are still to be made. */
    draw(pesanan: Pesanan): { head: HTMLElement; parts: Part[] } {
      current = pesanan
      const today = pesanan.hari_ini
      const { berikutnya, sesudah, peserta, kwitansi, bayar, kantor, perjalanan, berlaku_sampai } = pesanan
      const nameById = new Map(peserta.map((one, index) => [one.id, nameOf(one, index)]))
      // The papers of steps: each has its buttons there, and one time on the page.
      const inSteps = new Set(
        [berikutnya, ...sesudah].flatMap((step) =>
          step && step.peserta_id !== null && step.jenis !== null ? `${step.peserta_id}-${step.jenis}` : [],
        ),
      )
      const ofStep = ({ peserta_id, jenis }: Langkah, isMain: boolean): Child =>
        peserta_id === null || jenis === null
          ? null
          : paperSender(peserta_id, jenis, nameById.get(peserta_id) ?? '', isMain)
      const ofPerson = ({ id }: PesertaKeluarga, jenis: DokumenJenis): Child =>
        inSteps.has(`${id}-${jenis}`)
          ? make('p', {}, make('a', { href: '#langkah' }, 'Kirim di bagian atas halaman ini'))
          : paperSender(id, jenis, nameById.get(id) ?? '', false)
      const stepTools = { today, senderOf: ofStep, chat: kantor.chat }
      const left = (makeIt: Part['make']): Part => ({ side: false, make: makeIt })
      const right = (makeIt: Part['make']): Part => ({ side: true, make: makeIt })
      // Nobody travels any more, or on any day that is known: money and receipts alone are left to tell.
      const isHome = perjalanan.pulang !== '' && perjalanan.pulang < today
      const isOver = isHome || pesanan.status === 'selesai' || isAside(pesanan.status)
      const makeSteps = () =>
        makeSection(
          'langkah',
          berikutnya ? 'Langkah berikutnya' : 'Keadaan sekarang',
          berikutnya ? makeNextStep(berikutnya, stepTools) : makeNothingToDo(pesanan, today),
          berikutnya && drawLink && keep('di-hp', () => makeOnPhone(drawLink)),
          sesudah.length > 0 && make('h3', { class: 'sesudah' }, 'Sesudah itu'),
          sesudah.length > 0 && makeLaterSteps(sesudah, stepTools),
        )
      const makePay = () =>
        makeSection('cara-membayar', 'Cara membayar', ...makeHowToPay(pesanan, proofSender()))
      return {
        head: makeHead(pesanan, today),
        parts: [
          left(() => (unsent > 0 ? keep('belum', () => makeUnsent(unsent, dismiss)) : null)),
          left(() => makeChanges(pesanan, today)),
          left(() => (pesanan.keadaan ? make('p', { class: 'strip keadaan' }, pesanan.keadaan) : null)),
          left(() => (berikutnya || !isOver ? makeSteps() : null)),
          left(() =>
            isOver
              ? null
              : makeSection(
                  'orang',
                  'Yang berangkat',
                  makePeople(peserta, { today, senderOf: ofPerson }),
                  ...makeMoved(pesanan, today),
                ),
          ),
          right(() =>
            makeSection('pembayaran', 'Pembayaran', makePayment(pesanan, today), makeProofs(pesanan, today)),
          ),
          right(() => (bayar ? makePay() : null)),
          left(() =>
            kwitansi.length > 0
              ? makeSection('kwitansi', 'Kwitansi Anda', makeReceipts(pesanan, today))
              : null,
          ),
          left(() =>
            isOver ? null : makeSection('perjalanan', 'Perjalanan', ...makeJourney(pesanan, today)),
          ),
          left(() =>
            makeSection(
              'ubah',
              'Ada data yang perlu diperbaiki?',
              keep('permintaan', () => makeRequestForm(sendings.ask, refresh)),
              makeRequests(pesanan, today),
            ),
          ),
          right(() =>
            makeSection('kantor', 'Ada yang ingin ditanyakan?', makeOffice(kantor, perjalanan.paket)),
          ),
          right(() => (berlaku_sampai ? makeValidity(berlaku_sampai, kantor.chat, today) : null)),
        ],
      }
    },
  }
}

function makeHead({ status, pemesan, kode, perjalanan, peserta }: Pesanan, today: string): HTMLElement {
  const { paket, hari_lagi, dari } = perjalanan
  const berangkat = status === 'disimpan' ? '' : perjalanan.berangkat
  const about = [`${peserta.length} orang`, dari && `dari ${dari}`].filter(Boolean).join(' · ')
  const left =
    hari_lagi === null ? null : hari_lagi === 0 ? ['Hari ini', 'berangkat'] : [String(hari_lagi), 'hari lagi']
  return make(
    'div',
    { class: 'emerald on-emerald kepala' },
    make(
      'div',
      { class: 'container' },
      make(
        'div',
        {},
        make('p', { class: 'salam' }, `Assalamu’alaikum, ${pemesan.nama}`),
        make('h1', { class: 'page-title', tabindex: -1 }, paket),
        make(
          'p',
          { class: 'kapan' },
          make('strong', {}, berangkat ? dayText(berangkat, today) : 'Harinya menyusul'),
          ` · ${about}`,
        ),
      ),
      make(
        'div',
        { class: 'hitung' },
        left && make('p', {}, make('strong', {}, left[0]), ` ${left[1]}`),
        make('p', { class: 'kode' }, 'Nomor pemesanan ', make('strong', { translate: 'no' }, kode)),
      ),
    ),
  )
}

/** Makes the words about files that had not arrived when the page was closed. */
function makeUnsent(count: number, dismiss: () => void): HTMLElement {
  const close = make('button', { type: 'button', class: 'btn btn--line' }, 'Mengerti')
  close.addEventListener('click', dismiss)
  return make(
    'div',
    { class: 'strip strip--merah' },
    makeIcon('alert', 22),
    make(
      'div',
      {},
      make('p', {}, make('strong', {}, `${count} berkas belum terkirim waktu halaman ini tertutup.`)),
      make('p', {}, 'Pilih lagi berkas yang sama. Yang sudah sampai tidak tercatat dua kali.'),
      close,
    ),
  )
}

function makeChanges({ sejak, perubahan }: Pesanan, today: string): HTMLElement | null {
  if (!sejak || perubahan.length === 0) return null
  return make(
    'div',
    { class: 'strip strip--kabar' },
    makeIcon('check', 22),
    make(
      'div',
      {},
      make('p', {}, make('strong', {}, `Sejak Anda buka ${dateText(dayOf(sejak), today)}:`)),
      make(
        'ul',
        {},
        perubahan.map(({ teks }) => make('li', {}, teks)),
      ),
    ),
  )
}

function makeOffice({ merek, jam, telepon, chat }: Pesanan['kantor'], paket: string): HTMLElement {
  return make(
    'div',
    { class: 'plate kantor' },
    make('p', { class: 'nama' }, `Kantor ${merek}`),
    make('p', { class: 'muted' }, jam || `Kami membantu soal ${paket}.`),
    make(
      'div',
      { class: 'tombol' },
      telepon && make('a', { class: 'btn btn--line', href: phoneUrl(telepon) }, makeIcon('phone'), 'Telepon'),
      make(
        'a',
        { class: 'btn btn--wa', href: chat, target: '_blank', rel: 'noopener' },
        makeIcon('whatsapp'),
        `Tanya ${merek}`,
        make('span', { class: 'visually-hidden' }, ' (tab baru)'),
      ),
    ),
  )
}

function makeValidity(berlaku_sampai: string, chat: string, today: string): HTMLElement {
  const until = dayOf(berlaku_sampai)
  return make(
    'div',
    { class: 'berlaku muted' },
    makeIcon('lock'),
    make(
      'div',
      {},
      make(
        'p',
        {},
        `Halaman ini milik keluarga Anda.${until && ` Tautannya berlaku sampai ${dateText(until, today)};`} jangan diteruskan ke grup.`,
      ),
      make(
        'p',
        {},
        make(
          'a',
          { href: chat, target: '_blank', rel: 'noopener' },
          'Minta tautan baru',
          make('span', { class: 'visually-hidden' }, ' (tab baru)'),
        ),
      ),
    ),
  )
}
