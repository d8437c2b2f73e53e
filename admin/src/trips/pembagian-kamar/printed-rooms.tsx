import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { byRoomNumber, numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import { useIsPrinting } from '../../platform/ui/use-is-printing.ts'
import { useBoard } from './board-context.ts'
import classes from './rooms.module.css'

/** Renders the rooms of one hotel for paper, only while they are printed: numbers and names, nothing else of people. */
export function PrintedRooms() {
  return useIsPrinting() ? <Sheet /> : null
}

function Sheet() {
  const { data, judged, hotel, person } = useBoard()
  const { nama_paket, tanggal_keberangkatan: hari } = data.paket
  if (judged.jumlah.bentrok > 0)
    return <p className={classes.printed}>Belum dapat dicetak: masih ada kamar yang bentrok.</p>
  const rooms = byRoomNumber(
    judged.kamar.filter(({ penghuni }) => penghuni.length > 0),
    hotel,
  )
  return (
    <table className={classes.printed}>
      <caption>
        <b>Pembagian kamar{hotel && ` di ${hotel}`}</b>
        <br />
        {nama_paket}
        {hari && `, berangkat ${formatTanggal(hari)}`}: {rooms.length} kamar
      </caption>
      <thead>
        <tr>
          <th scope="col">Kamar</th>
          <th scope="col">Nama</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.id}>
            <th scope="row">{numberIn(room, hotel) || 'Belum bernomor'}</th>
            <td>
              {room.penghuni.map(({ peserta_id }) => (
                <div key={peserta_id}>{person(peserta_id)?.nama}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
