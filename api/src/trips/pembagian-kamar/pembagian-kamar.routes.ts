import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { proposeRooms } from '@safar/shared/trips/pembagian-kamar/propose-rooms'
import { judgeRooms } from '@safar/shared/trips/pembagian-kamar/room-rules'
import {
  proposalSchema,
  proposeInputSchema,
  roomsInputSchema,
  roomsSchema,
} from '@safar/shared/trips/pembagian-kamar/room-schema'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { asXlsxFile, xlsx } from '../../access/openapi/xlsx.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { unprocessable } from '../../platform/http/errors.ts'
import { writeWorkbook } from '../../platform/sheet/write-sheet.ts'
import { noteExport } from '../daftar-berangkat/note-export.ts'
import { readTravellers } from '../daftar-berangkat/read-travellers.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { hotelsOf, readFacts, viewRooms } from './read-rooms.ts'
import { roomingList } from './rooming-list.ts'
import { saveRooms } from './save-rooms.ts'

const tags = ['keberangkatan']
const PATH = '/api/keberangkatan/:paket/kamar'
/** Three hundred rooms, each with numbers and a note. */
const BODY_MOST = 1024 * 1024
const looking = z.object({ alasan: z.string().max(ALASAN_AKSES_MAX).optional() })

/** Registers the calls of a departure's rooms, for staff alone. */
export function pembagianKamarRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'The rooms of a departure: who sleeps in which, what may not be so, who has none and why, and sums. People are grouped once; each hotel has a number of its own for a room.',
      params: byDeparture,
      response: { 200: dataOf(roomsSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const data = await viewRooms(db, await foundDeparture(db, params.paket))
      reply.header('cache-control', 'no-store')
      return { data }
    },
  )

  app.post(
    `${PATH}/usul`,
    call('staff', {
      tags,
      summary:
        'Propose rooms, and how they differ from those of now; nothing is saved. Pins and locked rooms stay, and `dari: awal` arranges everybody else anew.',
      params: byDeparture,
      body: proposeInputSchema.meta({ id: 'UsulKamarInput', examples: [{ dari: 'sekarang' }] }),
      response: { 200: dataOf(proposalSchema), ...errors(404) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { plan, facts } = await readFacts(db, paket)
      const { kamar, tanpa, beda, catatan } = proposeRooms(facts, plan.kamar, request.body.dari)
      reply.header('cache-control', 'no-store')
      return { data: { versi: plan.versi, ...judgeRooms(facts, kamar, tanpa), beda, catatan } }
    },
  )

  app.post(
    PATH,
    {
      ...call('staff', {
        tags,
        summary:
          'Save the rooms of a departure in place of version `versi`: 409 with those of now if somebody else was first, 409 with each new conflict (a full room, a man and a woman who are no mahram, a worse room than was paid for), 422 for a number that stands twice in one hotel.',
        params: byDeparture,
        body: roomsInputSchema.meta({
          id: 'PembagianKamarInput',
          examples: [
            {
              versi: 0,
              kamar: [
                { id: 'k1', tipe: 'quad', nomor: [{ hotel: 'Al Safwah', no: '211' }], catatan: 'Dekat lift' },
              ],
              alasan: '',
            },
          ],
        }),
        response: { 200: dataOf(roomsSchema), ...errors(404, 409) },
      }),
      bodyLimit: BODY_MOST,
    },
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      await saveRooms(deps, signedIn(request), paket, request.body)
      reply.header('cache-control', 'no-store')
      return { data: await viewRooms(db, paket) }
    },
  )

  app.get(
    `${PATH}.xlsx`,
    call('staff', {
      tags,
      summary:
        'The rooming list for hotels as a workbook, one sheet each, with passports and days of birth; 422 while a room has a conflict. The access log gets a row for each person.',
      params: byDeparture,
      querystring: looking,
      response: { 200: xlsx, ...errors(404, 503) },
    }),
    async (request, reply) => {
      const paket = await foundDeparture(db, request.params.paket)
      const { plan, facts } = await readFacts(db, paket)
      const rooms = judgeRooms(facts, plan.kamar)
      const conflicts = rooms.kamar.flatMap(({ bentrok }) => bentrok.map(({ kalimat }) => kalimat))
      if (conflicts.length > 0)
        throw unprocessable(`Benahi dulu kamar yang bentrok. ${conflicts.slice(0, 3).join(' ')}`)
      const travellers = await readTravellers(db, deps.vault, paket.id)
      const { alasan } = request.query
      const look = { paket, bidang: 'kamar', apa: 'Daftar kamar hotel', travellers, alasan }
      await noteExport(deps, signedIn(request), look)
      const sheets = roomingList({ paket, hotel: hotelsOf(paket), rooms, lodgers: facts.orang, travellers })
      return reply.headers(asXlsxFile(`kamar-${paket.slug}.xlsx`)).send(writeWorkbook(sheets))
    },
  )
}
