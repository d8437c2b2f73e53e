import { buffer } from 'node:stream/consumers'
import { POSTER_BARIS, POSTER_UKURAN, posterIsi } from '@safar/shared/content/keberangkatan/poster'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { bulan as bulanPath } from '@safar/shared/platform/address/keberangkatan'
import { formatTanggal, hariIni, isBulan } from '@safar/shared/platform/format/tanggal'
import { agencyOf, izinText } from '@safar/shared/settings/agency'
import { z } from 'zod'
import { call, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { openDrawing } from '../../files/gambar/drawing.ts'
import type { Gambar } from '../../files/gambar/gambar.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/http/errors.ts'
import { createTurns } from '../../platform/http/turns.ts'
import { inStatus } from '../../records/noun/noun.repository.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import type { PosterOrder } from './draw-poster.ts'

/** Departures read at most, far more than an agency has in a month. */
const MOST = 500
/** Posters that may wait at once, each of which takes a processor for a second or two. */
const MOST_WAITING = 4
/** The time limit of a poster in milliseconds, far more than one takes on a busy machine. */
const MOST_MS = 60_000
/** The width of the photo in pixels, wide enough for either size. */
const PHOTO_WIDTH = 1_280

/** Registers the call of the month's poster, for staff. */
export function posterRoutes(app: Api, deps: AppDeps & { gambar: Gambar }): void {
  const inTurn = createTurns(MOST_WAITING)

  async function photoOf(names: readonly string[]): Promise<Buffer | null> {
    for (const name of names.filter(Boolean)) {
      const width = gambarVariantWidths(name).find((each) => each >= PHOTO_WIDTH)
      const found = await deps.gambar.open(width ? gambarVariant(name, width) : name)
      if (found) return buffer(found.stream)
    }
    return null
  }

  async function draw(bulan: string, ukuran: (typeof POSTER_UKURAN)[number]): Promise<Buffer> {
    const now = deps.now()
    const today = hariIni(now)
    const rows = await inStatus(deps.database.db.selectFrom('paket'), paketNoun, undefined)
      .select([
        'nama_paket',
        'tanggal_keberangkatan',
        'durasi',
        'pemberangkatan',
        'maskapai',
        'currency',
        'harga_quad',
        'harga_triple',
        'harga_double',
        'sisa_pax',
        'thumbnail',
      ])
      .where('tanggal_keberangkatan', 'like', `${bulan}-%`)
      .where('tanggal_keberangkatan', '>=', today)
      .orderBy('tanggal_keberangkatan')
      .orderBy('id')
      .limit(MOST)
      .execute()
    const paket = rows.map((row) => ({
      ...row,
      harga_quad: Number(row.harga_quad),
      harga_triple: Number(row.harga_triple),
      harga_double: Number(row.harga_double),
    }))
    const isi = posterIsi(paket, { bulan, today, ukuran })
    if (!isi) throw notFound('Belum ada keberangkatan yang terbit pada bulan itu.')
    const agency = agencyOf(await readPengaturan(deps), { siteUrl: deps.siteUrl, today })
    const photo = await photoOf(rows.slice(0, POSTER_BARIS[ukuran]).map(({ thumbnail }) => thumbnail))
    const dari = {
      brand: agency.brand,
      izin: izinText(agency),
      phone: agency.phone,
      alamat: `${deps.siteUrl}${bulanPath(bulan)}`,
      per: formatTanggal(today),
    }
    const drawing = openDrawing<PosterOrder>(new URL('./poster-process.ts', import.meta.url), MOST_MS)
    try {
      return await drawing.draw({ isi, ukuran, dari, photo })
    } finally {
      drawing.close()
    }
  }

  app.get(
    '/api/poster/:bulan',
    call('staff', {
      tags: ['paket'],
      summary:
        "A month's published departures as a picture: 1080×1350 for chats and feeds, or a sheet of A4.",
      params: z.object({
        bulan: z
          .string()
          .refine(isBulan, 'Isi bulan, misalnya 2027-03')
          .meta({ examples: ['2026-12'] }),
      }),
      querystring: z.object({ ukuran: z.enum(POSTER_UKURAN).default('potret') }),
      response: {
        200: { description: 'PNG.', content: { 'image/png': { schema: z.string() } } },
        ...errors(404, 429),
      },
    }),
    async (request, reply) => {
      const png = await inTurn(() => draw(request.params.bulan, request.query.ukuran))
      return reply.header('cache-control', 'no-store').type('image/png').send(png)
    },
  )
}
