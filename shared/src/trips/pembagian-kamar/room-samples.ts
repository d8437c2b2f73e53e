import type { Bed, Kin, Lodger, Room, RoomFacts, RoomWish } from './room-plan.ts'

/** Returns a woman of a booking who paid for a quad, for tests. */
export const lodger = (peserta_id: number, nama: string, more: Partial<Lodger> = {}): Lodger => ({
  peserta_id,
  nama,
  keluarga: 1,
  jenis: 'dewasa',
  kelamin: 'P',
  tipe: 'quad',
  tanpa_kasur: false,
  kamar_sendiri: false,
  ...more,
})

/** Returns a room with people in it, for tests; ids below 0 are pinned. */
export const roomWith = (id: string, people: readonly number[], more: Partial<Room> = {}): Room => ({
  id,
  tipe: 'quad',
  nomor: [],
  dikunci: false,
  kasur_lain: 0,
  catatan: '',
  penghuni: people.map((one): Bed => ({ peserta_id: Math.abs(one), disematkan: one < 0 })),
  ...more,
})

/** Returns people with ties: `[a, jenis, b]` says that `b` is this to `a`. */
export const factsOf = (
  orang: readonly Lodger[],
  kin: readonly [number, Kin['jenis'], number][] = [],
  wishes: readonly [number, RoomWish['jenis'], number][] = [],
): RoomFacts => ({
  orang,
  kerabat: kin.map(([a, jenis, b]) => ({ a, b, jenis })),
  permintaan: wishes.map(([a, jenis, b]) => ({ jenis, peserta: [a, b] })),
})
