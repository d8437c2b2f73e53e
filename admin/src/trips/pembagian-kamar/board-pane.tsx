import { Button } from '@mantine/core'
import { daysBetween } from '@safar/shared/platform/format/tanggal'
import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { IconBed, IconBuilding, IconPlus, IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { useBoard } from './board-context.ts'
import { RoomCard } from './room-card.tsx'
import classes from './rooms.module.css'

interface Props {
  isSaving: boolean
  isProposing: boolean
  onHotel: (nama: string) => void
  onPropose: () => void
  /** The proposal that waits for a decision. */
  children: ReactNode
}

/** Renders the rooms of a departure as the chosen hotel numbers them. */
export function BoardPane(props: Props) {
  const { isSaving, isProposing, children } = props
  const { data, judged, hotel, ask, carry } = useBoard()
  const { kamar } = judged
  return (
    <section className={classes.board} aria-label="Kamar" data-carry={carry?.by}>
      <h2 className={classes.boardTitle}>Kamar</h2>
      <div className={classes.tools}>
        {data.hotel.length > 0 && (
          <fieldset className={classes.hotels} aria-label="Nomor kamar di hotel">
            {data.hotel.map(({ nama, lokasi }) => (
              <button
                key={nama}
                type="button"
                aria-pressed={nama === hotel}
                onClick={() => props.onHotel(nama)}
              >
                {nama === hotel && <IconBuilding size={16} aria-hidden />}
                {[lokasi, nama].filter(Boolean).join(' · ')}
              </button>
            ))}
          </fieldset>
        )}
        <p className={classes.sums}>
          {sumsText(
            data.hotel.find(({ nama }) => nama === hotel),
            judged.jumlah,
          )}
          <span role="status">{isSaving && ' · Menyimpan…'}</span>
        </p>
        {kamar.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => ask({ of: 'tambah' })}
          >
            Tambah kamar
          </Button>
        )}
      </div>
      {children}
      {data.hotel.length === 0 && kamar.length > 0 && (
        <p className={classes.note}>Paket ini belum punya hotel. Nomor kamar diisi setelah hotelnya ada.</p>
      )}
      {kamar.length === 0 && !children && (
        <Empty
          icon={IconBed}
          title="Belum ada kamar."
          action={
            <div className={classes.ways}>
              <Button
                size="md"
                leftSection={<IconWand size={20} aria-hidden />}
                loading={isProposing}
                onClick={props.onPropose}
              >
                Usulkan otomatis
              </Button>
              <Button size="md" variant="default" onClick={() => ask({ of: 'tambah' })}>
                Tambah kamar
              </Button>
            </div>
          }
        >
          Usulan membagi {data.orang.length} orang menurut keluarga, mahram dan tipe kamar yang dibayar. Anda
          memeriksanya dulu sebelum diterapkan.
        </Empty>
      )}
      <div className={classes.rooms}>
        {kamar.map((room) => (
          <SafeRow key={room.id} of={room} name="Kamar" as="div">
            <RoomCard room={room} />
          </SafeRow>
        ))}
      </div>
    </section>
  )
}

type Hotel = Rooms['hotel'][number]

function sumsText(hotel: Hotel | undefined, { kamar, dapat, orang, kosong }: Rooms['jumlah']): string {
  const nights = hotel?.masuk && hotel.keluar ? daysBetween(hotel.masuk, hotel.keluar) : 0
  return [
    nights > 0 && `${nights} malam`,
    `${kamar} kamar`,
    `${dapat} dari ${orang} dapat tempat`,
    `${kosong} kasur kosong`,
  ]
    .filter(Boolean)
    .join(' · ')
}
