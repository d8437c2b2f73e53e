import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { paths } from '../../../platform/paths.ts'

/*
 * A pilgrim who is made for an empty place of a booking. Addresses name the place by its numbers; what is known of the
 * person goes from page to page in memory alone, since it may stand in no address and no storage of the browser.
 */

/** An empty place: a booking's id and a participant's. */
export interface Place {
  pemesanan: number
  peserta: number
}

/** The person as a booking knows them before they have a record. */
export type Known = Partial<Pick<Jamaah, 'nama_paspor' | 'tgl_lahir' | 'kebutuhan'>>
type Made = Pick<Jamaah, 'id' | 'nama_paspor' | 'tgl_lahir'>

const known = new Map<number, Known>()
let made: Made | null = null

const idOf = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** Returns the path of the form for a place, and keeps what its form begins with. */
export function newPilgrimPath({ pemesanan, peserta }: Place): string {
  return `${paths.addJamaah}?pemesanan=${pemesanan}&tempat=${peserta}`
}

/** Keeps what the form for a place begins with, for as long as this page of the browser lives. */
export function keepKnown(peserta: number, person: Known): void {
  known.clear()
  known.set(peserta, person)
}

/** Returns what is known of the person who gets a place. */
export const knownOf = (peserta: number): Known => known.get(peserta) ?? {}

/** Reads the place from the address of a form; null for none. */
export function placeOf(params: URLSearchParams): Place | null {
  const place = { pemesanan: idOf(params.get('pemesanan')), peserta: idOf(params.get('tempat')) }
  return place.pemesanan > 0 && place.peserta > 0 ? place : null
}

/** Returns the path of the booking whose place waits for the pilgrim that was made. */
export function filledPath({ pemesanan, peserta }: Place, { id, nama_paspor, tgl_lahir }: Made): string {
  made = { id, nama_paspor, tgl_lahir }
  return `${paths.pemesanan}/${pemesanan}?tempat=${peserta}&jamaah=${id}`
}

/** Reads from a booking's address which place gets which pilgrim; null for none. */
export function pilgrimFor(params: URLSearchParams): { peserta: number; jamaah: Made } | null {
  const [peserta, id] = [idOf(params.get('tempat')), idOf(params.get('jamaah'))]
  if (peserta === 0 || id === 0) return null
  return { peserta, jamaah: made?.id === id ? made : { id, nama_paspor: '', tgl_lahir: '' } }
}
