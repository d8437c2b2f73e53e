import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'

/**
 * Tells whether a list offers to make a booking of a registration: not of who waits for news, has cancelled, or is
 * joined with another.
 */
export const canBook = ({ jenis, status, gabung_ke }: Pendaftaran): boolean =>
  jenis !== 'kabari' && status !== 'batal' && gabung_ke === null
