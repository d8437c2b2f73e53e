import { z } from 'zod'
import { KAMAR } from '../../content/paket/kamar.ts'
import { HUBUNGAN_JENIS } from '../../people/jamaah/hubungan.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { PESERTA_JENIS } from '../pemesanan/pemesanan-fields.ts'
import { ROOM_LIMITS as L } from './room-plan.ts'
import { ROOM_CONFLICTS } from './room-rules.ts'

const pesertaId = z.number('Isi id peserta').int('Isi id peserta').min(1).max(MAX_ID)
const count = z.number().int().min(0)
const ROOM_ID = /^[A-Za-z0-9_-]+$/

/** A room as a call states it. What a view says beside it is left unread, so that a proposal is saved as it came. */
export const roomInputSchema = z.object({
  id: z
    .string()
    .max(L.id, { abort: true })
    .regex(ROOM_ID, 'Huruf, angka, - dan _ saja')
    .optional()
    .describe('Name of the room within its plan; made for one without.'),
  tipe: z.enum(KAMAR, `Pilih salah satu: ${KAMAR.join(', ')}`),
  nomor: z
    .array(z.object({ hotel: requiredText(L.hotel), no: text(L.nomor, true) }))
    .max(L.hotels)
    .default([]),
  dikunci: z.boolean().default(false),
  kasur_lain: z.number().int().min(0).max(4).default(0),
  catatan: text(L.catatan, true).default(''),
  penghuni: z
    .array(z.object({ peserta_id: pesertaId, disematkan: z.boolean().default(false) }))
    .max(L.penghuni, `Paling banyak ${L.penghuni} orang di satu kamar`)
    .default([]),
})

const wishSchema = z.object({
  jenis: z.enum(['bersama', 'jangan']).describe('`bersama`: they must share a room. `jangan`: never.'),
  peserta: z.tuple([pesertaId, pesertaId]).refine(([a, b]) => a !== b, 'Pilih dua orang yang berbeda'),
})

/** A plan as it is stored: every room has its id. */
export const roomPlanSchema = z.object({
  kamar: z.array(roomInputSchema.required({ id: true })).max(L.kamar),
  permintaan: z.array(wishSchema).max(L.permintaan),
})
export type RoomPlan = z.output<typeof roomPlanSchema>

/** Body of `POST …/kamar`: the plan that takes the place of version `versi`. */
export const roomsInputSchema = z.object({
  versi: z.number('Isi versi yang diubah').int().min(0).max(L.versi),
  kamar: z.array(roomInputSchema).max(L.kamar, `Paling banyak ${L.kamar} kamar`),
  permintaan: z.array(wishSchema).max(L.permintaan).optional().describe('Left as they are where absent.'),
  alasan: text(L.alasan).optional().describe('Why somebody gets a better room than they paid for.'),
})
export type RoomsInput = z.input<typeof roomsInputSchema>

/** Body of `POST …/kamar/usul`. */
export const proposeInputSchema = z.object({
  dari: z
    .enum(['sekarang', 'awal'])
    .default('sekarang')
    .describe('`awal` arranges everybody anew but for pins and locked rooms.'),
})
export type ProposeInput = z.input<typeof proposeInputSchema>

const conflictSchema = z.object({
  jenis: z.enum(ROOM_CONFLICTS),
  peserta: z.array(z.number().int()),
  kalimat: z.string(),
})

const roomSchema = z.object({
  id: z.string(),
  tipe: z.enum(KAMAR),
  kapasitas: count,
  kasur_lain: count.describe('Beds of people who are no pilgrims, such as a guide.'),
  terisi: count.describe('Beds that pilgrims have.'),
  kosong: count,
  jenis: z.enum(['L', 'P', 'keluarga', '']).describe('Who sleeps in it; empty for nobody.'),
  dikunci: z.boolean(),
  catatan: z.string(),
  nomor: z.array(z.object({ hotel: z.string(), no: z.string() })),
  penghuni: z.array(z.object({ peserta_id: z.number().int(), disematkan: z.boolean() })),
  bentrok: z.array(conflictSchema).describe('What may not be so; the hotel gets no list until it is mended.'),
  lebih: z.array(conflictSchema).describe('Who has a better room than they paid for.'),
})

const judged = {
  kamar: z.array(roomSchema),
  tanpa_kamar: z.array(z.object({ peserta_id: z.number().int(), nama: z.string(), alasan: z.string() })),
  jumlah: z.object({
    orang: count,
    dapat: count,
    kamar: count,
    kasur: count,
    kosong: count,
    bentrok: count.describe('Rooms with a conflict.'),
    tipe: z.object({ quad: count, triple: count, double: count }),
  }),
}

/** Answer of `GET …/kamar`: the plan, and what it is judged by. */
export const roomsSchema = z
  .object({
    paket: z.object({
      id: z.number().int(),
      slug: z.string(),
      nama_paket: z.string(),
      tanggal_keberangkatan: z.string(),
      pulang: z.string().describe('The day of return; blank while unknown.'),
    }),
    /** 0 before anything was saved. */
    versi: count,
    pada: z.string().nullable(),
    oleh: z.string(),
    hotel: z.array(z.object({ nama: z.string(), lokasi: z.string(), masuk: z.string(), keluar: z.string() })),
    ...judged,
    orang: z.array(
      z.object({
        peserta_id: z.number().int(),
        jamaah_id: z.number().int().nullable(),
        nama: z.string(),
        pemesanan: z.object({ id: z.number().int(), kode: z.string() }),
        keluarga: z.number().int().describe('The booking: people of one travel together.'),
        jenis: z.enum(PESERTA_JENIS),
        kelamin: z.enum(['L', 'P', '']),
        umur: z.number().int().nullable().describe('On the day of departure; null while unknown.'),
        tipe: z.enum(KAMAR).describe('The kind of room that was paid for.'),
        tanpa_kasur: z.boolean(),
        kamar_sendiri: z.boolean(),
        teman_sekamar: z.string().describe('With whom they wish to share it.'),
        bantuan: z.boolean().describe('Something was noted that the journey has to provide for.'),
      }),
    ),
    kerabat: z.array(z.object({ a: z.number().int(), b: z.number().int(), jenis: z.enum(HUBUNGAN_JENIS) })),
    permintaan: z.array(wishSchema),
  })
  .meta({ id: 'PembagianKamar' })
export type Rooms = z.infer<typeof roomsSchema>

/** Answer of `POST …/kamar/usul`: a plan that nobody saved, and how it differs from that of now. */
export const proposalSchema = z
  .object({
    versi: count.describe('The version that it was made from, to be sent with it.'),
    ...judged,
    beda: z.array(
      z.object({
        peserta_id: z.number().int(),
        nama: z.string(),
        dari: z.string().nullable().describe('Id of the room of now; null for none.'),
        ke: z.string().nullable().describe('Id of the proposed room; null for none.'),
        alasan: z.string(),
      }),
    ),
    catatan: z
      .array(z.string())
      .describe('What the proposal could not keep, such as a group that was split.'),
  })
  .meta({ id: 'UsulanKamar' })
export type Proposal = z.infer<typeof proposalSchema>
