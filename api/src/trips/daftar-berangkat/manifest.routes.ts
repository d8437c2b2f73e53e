import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import type { Paket } from '@safar/shared/content/paket/paket'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { wholeNumber } from '@safar/shared/platform/format/number'
import {
  MANIFEST_KOLOM,
  MANIFEST_KOLOM_NAMA,
  type ManifestRow,
  manifestChanges,
} from '@safar/shared/trips/daftar-berangkat/manifest-row'
import {
  KIRIMAN_LIMITS,
  kirimanInputSchema,
  kirimanRinciSchema,
  kirimanSchema,
} from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asCsvFile, csv } from '../../access/openapi/csv.ts'
import { asXlsxFile, xlsx } from '../../access/openapi/xlsx.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { type SheetColumn, writeSheet } from '../../platform/sheet/write-sheet.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { addKiriman, findKiriman, listKiriman } from './kiriman.repository.ts'
import { manifestRows, ruleOf, ticketOf } from './manifest-rows.ts'
import { noteExport } from './note-export.ts'
import { NOBODY, readTravellers, type Traveller } from './read-travellers.ts'
import { listNumbers } from './registrasi.repository.ts'

const tags = ['keberangkatan']
const looking = z.object({ alasan: z.string().max(ALASAN_AKSES_MAX).optional() })
const byVersion = byDeparture.extend({
  versi: wholeNumber(1, KIRIMAN_LIMITS.versi).meta({ examples: [1] }),
})

const COLUMNS: readonly SheetColumn[] = [
  { head: 'No', kind: 'text' },
  ...MANIFEST_KOLOM_NAMA.map((name) => MANIFEST_KOLOM[name]),
]

const TICKET_HEADS = [
  'no',
  'pemesanan',
  'nama_tiket',
  'nama_belakang',
  'nama_depan',
  'gelar',
  'jenis',
  'tanggal_lahir',
  'jenis_kelamin',
  'nama_paspor',
  'peringatan',
]

/** Registers the calls of a departure's lists of people, and of the versions that were sent. */
export function manifestRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database
  const { vault } = deps

  async function rowsOf(paket: Paket): Promise<{ rows: ManifestRow[]; travellers: Traveller[] }> {
    const travellers = await readTravellers(db, vault, paket.id)
    return { travellers, rows: manifestRows(travellers, paket, await listNumbers(db, paket.id)) }
  }

  function sendSheet(reply: FastifyReply, name: string, rows: readonly ManifestRow[]): FastifyReply {
    const lines = rows.map(({ isi }, at) => [
      String(at + 1),
      ...MANIFEST_KOLOM_NAMA.map((kolom) => isi[kolom]),
    ])
    return reply.headers(asXlsxFile(`${name}.xlsx`)).send(writeSheet('Manifest', COLUMNS, lines))
  }

  app.get(
    '/api/keberangkatan/:paket/manifest.xlsx',
    call('staff', {
      tags,
      summary:
        'Our own list of a departure’s people as a workbook, of bookings from the down payment on: passports, visas, rooms, names on tickets, and no number of an identity card. The access log gets a row for each person.',
      params: byDeparture,
      querystring: looking,
      response: { 200: xlsx, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { rows, travellers } = await rowsOf(paket)
      const { alasan } = request.query
      const look = { paket, bidang: 'manifest', apa: 'Manifest', travellers, alasan }
      await noteExport(deps, signedIn(request), look)
      return sendSheet(reply, `manifest-${paket.slug}`, rows)
    },
  )

  app.get(
    '/api/keberangkatan/:paket/maskapai.csv',
    call('staff', {
      tags,
      summary:
        'Names for the tickets of a departure as its airline takes them (`LAST/FIRST MIDDLE TITLE`), with the kind of passenger (ADT, CHD, INF) and what is missing or odd. No number of a paper is in it; that it was taken is noted.',
      params: byDeparture,
      response: { 200: csv, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const travellers = await readTravellers(db, vault, paket.id)
      const rule = ruleOf(paket)
      const lines = travellers.map((one, at) => {
        const { jamaah, peserta, pemesanan } = one
        const { nama, belakang, depan, gelar, jenis, peringatan } = ticketOf(one, paket, rule)
        const lahir = jamaah?.tgl_lahir || peserta.tanggal_lahir
        const own = [lahir, jamaah?.jenis_kelamin ?? '', jamaah?.nama_paspor ?? peserta.nama]
        return [at + 1, pemesanan.kode, nama, belakang, depan, gelar, jenis, ...own, peringatan.join(' ')]
      })
      await noteActivity(deps, signedIn(request), {
        aksi: 'unduh',
        jenis: 'paket',
        data_id: paket.id,
        nama: paket.nama_paket,
        rinci: `Nama tiket, ${lines.length} orang`,
      })
      return reply.headers(asCsvFile(`maskapai-${paket.slug}.csv`)).send(csvText([TICKET_HEADS, ...lines]))
    },
  )

  app.get(
    '/api/keberangkatan/:paket/manifest/kiriman',
    call('staff', {
      tags,
      summary: 'The versions of a departure’s list that were frozen as they were sent, newest first.',
      params: byDeparture,
      response: { 200: listOf(kirimanSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(db, params.paket)
      reply.header('cache-control', 'no-store')
      return { data: await listKiriman(db, paket.id) }
    },
  )

  app.post(
    '/api/keberangkatan/:paket/manifest/kiriman',
    call('staff', {
      tags,
      summary:
        'Freeze a departure’s list of people as it is sent: for whom (`untuk`), which file, and a note. It never changes, lies sealed, and goes after 24 months.',
      params: byDeparture,
      body: kirimanInputSchema.meta({
        id: 'KirimanManifestBaru',
        examples: [{ untuk: 'Hotel Al Safwah, Makkah', berkas: 'manifest', catatan: '' }],
      }),
      response: { 201: dataOf(kirimanSchema), ...errors(404, 503) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { rows } = await rowsOf(paket)
      // A version of nobody would tell that the list was sent.
      if (rows.length === 0) throw unprocessable(NOBODY)
      const versi = await addKiriman(deps, signedIn(request), paket, request.body, rows)
      const data = (await listKiriman(db, paket.id)).find((one) => one.versi === versi)
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },
  )

  app.get(
    '/api/keberangkatan/:paket/manifest/kiriman/:versi',
    call('staff', {
      tags,
      summary:
        'A version of a departure’s list and what changed since: who came, who went, and which columns differ, numbers of papers as masks.',
      params: byVersion,
      response: { 200: dataOf(kirimanRinciSchema), ...errors(404, 503) },
    }),
    async ({ params }, reply) => {
      const paket = await foundDeparture(db, params.paket)
      const { kiriman, rows } = await findKiriman(db, vault, paket.id, params.versi)
      const { rows: now } = await rowsOf(paket)
      reply.header('cache-control', 'no-store')
      return { data: { ...kiriman, perubahan: manifestChanges(rows, now) } }
    },
  )

  app.get(
    '/api/keberangkatan/:paket/manifest/kiriman/:versi/manifest.xlsx',
    call('staff', {
      tags,
      summary:
        'The list of a version as it was sent, as a workbook. The access log gets a row for each person.',
      params: byVersion,
      querystring: looking,
      response: { 200: xlsx, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const { paket: asked, versi } = request.params
      const paket = await foundDeparture(db, asked)
      const { rows } = await findKiriman(db, vault, paket.id, versi)
      await noteExport(deps, signedIn(request), {
        paket,
        bidang: 'manifest',
        apa: `Manifest versi ${versi}`,
        travellers: rows.map(({ jamaah_id }) => ({ jamaah: jamaah_id === null ? null : { id: jamaah_id } })),
        alasan: request.query.alasan,
      })
      return sendSheet(reply, `manifest-${paket.slug}-versi-${versi}`, rows)
    },
  )
}
