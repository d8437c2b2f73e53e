import { KAMAR_NAMA } from '../../../content/paket/kamar.ts'
import { DOKUMEN_LABEL, type DokumenJenis, type DokumenKeadaan } from '../../../people/jamaah/dokumen.ts'
import type { Pesanan, PesertaKeluarga } from '../pesanan-schema.ts'
import { dateText, dayOf, dayText } from './day-text.ts'
import { type Child, make, makeIcon } from './element.ts'
import { makeFold } from './fold.ts'

const JENIS = { dewasa: 'Dewasa', anak: 'Anak', bayi: 'Bayi' } as const
const KEADAAN: Record<DokumenKeadaan, string> = {
  belum: 'belum kami terima',
  diunggah: 'menunggu kami periksa',
  diperiksa: 'sedang kami periksa',
  diterima: 'diterima',
  ditolak: 'belum dapat dipakai',
}

interface Tools {
  today: string
  /** Returns the buttons that send a paper, or a way to those that stand above. */
  senderOf: (peserta: PesertaKeluarga, jenis: DokumenJenis) => Child
}

/** Makes the list of those who travel, with what is missing of each and why. */
export function makePeople(people: readonly PesertaKeluarga[], tools: Tools): HTMLElement {
  return make(
    'ul',
    { class: 'plate orang' },
    people.map((one, index) => makePerson(one, index, tools)),
  )
}

/**
 * Makes the words about people of this booking who travel by another of its payer: where they are, and that its page
 * has a link of its own.
 */
export function makeMoved({ pecahan, kantor }: Pick<Pesanan, 'pecahan' | 'kantor'>, today: string): Child[] {
  return pecahan.map(({ kode, paket, berangkat, peserta }) => {
    const names = peserta.filter(Boolean)
    const who = names.length === peserta.length ? names.join(', ') : `${peserta.length} orang`
    const when = berangkat && `, ${dayText(berangkat, today)}`
    return make(
      'div',
      { class: 'strip strip--pasir' },
      makeIcon('users', 22),
      make(
        'div',
        {},
        make(
          'p',
          {},
          make('strong', {}, who),
          ` berangkat dengan ${paket}${when}, nomor pemesanan `,
          make('strong', { translate: 'no' }, kode),
          '. Tagihan, kwitansi, dan dokumennya ada di halaman pemesanan itu.',
        ),
        make(
          'p',
          {},
          make(
            'a',
            { href: kantor.chat, target: '_blank', rel: 'noopener' },
            'Minta tautannya ke kantor',
            make('span', { class: 'visually-hidden' }, ' (tab baru)'),
          ),
        ),
      ),
    )
  })
}

/** Returns the words for whoever has no name yet. */
export const nameOf = ({ nama }: Pick<PesertaKeluarga, 'nama'>, index: number): string =>
  nama || `Peserta ${index + 1}`

function makePerson(one: PesertaKeluarga, index: number, { today, senderOf }: Tools): HTMLLIElement {
  const { jenis, kamar, keadaan, kurang, dokumen, visa } = one
  const name = nameOf(one, index)
  const sub = [JENIS[jenis], `kamar ${KAMAR_NAMA[kamar].toLowerCase()}`, visa && 'visa sudah terbit']
  const [look, icon, words] =
    keadaan === 'lengkap'
      ? (['baik', 'check', 'Lengkap'] as const)
      : keadaan === 'diperiksa'
        ? (['tunggu', 'clock', 'Sedang kami periksa'] as const)
        : (['kurang', 'clock', `${kurang.length} hal lagi`] as const)
  return make(
    'li',
    {},
    make('span', { class: 'inisial', 'aria-hidden': 'true', 'data-ke': index % 3 }, initials(name)),
    make(
      'div',
      {},
      make('h3', { translate: 'no' }, name),
      make('p', { class: 'muted' }, sub.filter(Boolean).join(' · ')),
      make('p', { class: `tanda tanda--${look}` }, makeIcon(icon, 16), words),
      kurang.length > 0 &&
        make(
          'ul',
          { class: 'kurang' },
          kurang.map(({ teks }) => make('li', {}, teks)),
        ),
      dokumen.length > 0 && makePapers(one, name, { today, senderOf }),
    ),
  )
}

/** Makes the papers of a person, folded, each with its state and, if it is to be sent, the buttons for it. */
function makePapers(one: PesertaKeluarga, name: string, { today, senderOf }: Tools): HTMLElement {
  const items = one.dokumen.map((paper) => {
    const sent = dayOf(paper.dikirim_pada)
    const when = sent ? `, dikirim ${dateText(sent, today)}` : ''
    const item = make(
      'li',
      { 'data-keadaan': paper.keadaan },
      make(
        'p',
        {},
        make('strong', {}, `${DOKUMEN_LABEL[paper.jenis]}: `),
        `${KEADAAN[paper.keadaan]}${when}${paper.alasan && `. Sebabnya: ${paper.alasan}`}`,
      ),
    )
    return { paper, item }
  })
  return makeFold({
    kunci: `dokumen-${one.id}`,
    summary: ['Lihat dokumen', make('span', { class: 'visually-hidden' }, ` ${name}`)],
    content: make(
      'ul',
      { class: 'dokumen' },
      items.map(({ item }) => item),
    ),
    fill() {
      for (const { paper, item } of items) {
        if (paper.keadaan !== 'belum' && paper.keadaan !== 'ditolak') continue
        const sender = senderOf(one, paper.jenis)
        if (sender) item.append(sender)
      }
    },
  })
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
