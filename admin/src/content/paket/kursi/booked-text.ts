import type { Terpesan } from '@safar/shared/content/paket/kursi'

const signed = (count: number) => (count > 0 ? `+${count}` : String(count).replace('-', '−'))

/** Writes how many seats bookings hold, and the correction beside them. */
export const bookedText = ({ pemesanan, terpesan, koreksi_pax }: Terpesan): string =>
  `${pemesanan} pemesanan, terpesan ${terpesan} kursi, koreksi ${signed(koreksi_pax)}`
