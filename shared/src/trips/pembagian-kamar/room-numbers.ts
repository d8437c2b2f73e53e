import type { Room } from './room-plan.ts'

/** Returns the number of a room in a hotel; blank while it has none. */
export const numberIn = ({ nomor }: Pick<Room, 'nomor'>, hotel: string): string =>
  nomor.find((one) => one.hotel === hotel)?.no ?? ''

/** Returns rooms in the order of their numbers in a hotel, as one walks past them; those without come last. */
export function byRoomNumber<Of extends Pick<Room, 'nomor'>>(rooms: readonly Of[], hotel: string): Of[] {
  return [...rooms].sort((a, b) => {
    const [one, other] = [numberIn(a, hotel), numberIn(b, hotel)]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return one.localeCompare(other, 'id', { numeric: true })
  })
}
