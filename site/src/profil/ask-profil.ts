import { listArtikel } from '../artikel/list-artikel.ts'
import { listLayanan } from '../layanan/list-layanan.ts'
import { tanyaLayanan } from '../layanan/tanya-layanan.ts'
import { dijual } from '../paket/dijual.ts'
import { dijualLayanan } from '../paket/layanan.ts'
import { listPaket } from '../paket/list-paket.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { question } from '../question.ts'
import { listTanya } from '../tanya/list-tanya.ts'
import { today } from '../today.ts'
import { regulerOf } from './angka.ts'
import { dipimpin } from './keberangkatan.ts'

/* The questions that pages ask about services and guides, each answered as far as they show it. */

/**
 * Asks for a service with its packages on sale, a plain umrah to compare with, and its questions.
 * @throws Error where it is not live
 */
export const halamanLayanan = question('layanan/halaman', async (slug: string) => {
  const layanan = (await listLayanan()).find((one) => one.slug === slug)
  if (!layanan) throw new Error(`no service ${slug}`)
  const all = await listPaket()
  const list = dijualLayanan(layanan, all, today)
  return {
    layanan,
    list,
    reguler: regulerOf(dijual(all, today), list),
    tanya: tanyaLayanan(layanan, await listTanya()),
  }
})

const MAX_TULISAN = 6

/**
 * Asks for a guide with their newest articles.
 * @throws Error where they are not live
 */
export const halamanPembimbing = question('pembimbing/halaman', async (slug: string) => {
  const pembimbing = (await listPembimbing()).find((one) => one.slug === slug)
  if (!pembimbing) throw new Error(`no guide ${slug}`)
  const tulisan = (await listArtikel()).filter(({ penulis }) => penulis === pembimbing.id)
  return { pembimbing, tulisan: tulisan.slice(0, MAX_TULISAN) }
})

/** Asks for a guide's next departures, the number of all of them, and the number of their articles. */
export const pekerjaanOf = question(
  'pembimbing/pekerjaan',
  async (id: number, nama: string, most: number) => {
    const all = dipimpin({ nama }, await listPaket(), today)
    const tulisan = (await listArtikel()).filter(({ penulis }) => penulis === id).length
    return { list: all.slice(0, most), berangkat: all.length, tulisan }
  },
)
