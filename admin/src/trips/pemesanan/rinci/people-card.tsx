import { ActionIcon, Button, Menu } from '@mantine/core'
import { umurPada } from '@safar/shared/content/paket/hitung/umur'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { editPath } from '@safar/shared/platform/address/admin'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Pemesanan, PesertaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  IconArrowsExchange,
  IconDotsVertical,
  IconId,
  IconPencil,
  IconPlaneDeparture,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { keepKnown, newPilgrimPath } from '../../../people/jamaah/form/for-place.ts'
import { Dot } from '../../../platform/ui/dot.tsx'
import { initialsOf } from '../../../platform/ui/initials.ts'
import { JENIS_LABEL } from '../form/peserta-typed.ts'
import { KEBUTUHAN_LABEL } from '../needs.ts'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { Readiness } from './readiness.tsx'
import classes from './rinci.module.css'

interface Props {
  booking: Pemesanan
  /** False for readers, and where the journey has begun or ended. */
  canChange: boolean
  /** True where the card of papers stands below, which each person's readiness leads to. */
  hasPapers: boolean
  onAdd: () => void
  onEdit: (peserta: PesertaPemesanan) => void
  onPapers: (peserta: PesertaPemesanan) => void
  onRemove: (peserta: PesertaPemesanan) => void
}

/** Renders who travels: named people and places that are still empty, with room and seat. */
export function PeopleCard(props: Props) {
  const { booking, canChange, hasPapers, onAdd, onEdit, onPapers, onRemove } = props
  const { peserta, paket, kebutuhan } = booking
  const { data: papers } = useQuery({ ...pemesananQueries.readiness(booking.id), enabled: hasPapers })
  /** A family's need has nobody's name yet, but where one person travels. */
  const own = peserta.length === 1 && kebutuhan !== '' && kebutuhan !== TERSEGEL ? { kebutuhan } : {}
  return (
    <section className={classes.card} aria-labelledby="peserta">
      <div className={classes.cardHead}>
        <h2 id="peserta">Yang berangkat</h2>
        {canChange && (
          <Button variant="subtle" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
            Tambah orang
          </Button>
        )}
      </div>
      {kebutuhan !== '' && (
        <p className={classes.needs}>
          <b>{KEBUTUHAN_LABEL}:</b> {kebutuhan}
          {peserta.length > 1 && <small>Tulis juga di data jamaah yang memerlukannya.</small>}
        </p>
      )}
      <div className={classes.peopleHead} data-papers={hasPapers || undefined} aria-hidden>
        <span>Nama</span>
        <span>Kamar</span>
        <span>Kursi</span>
        {hasPapers && <span>Kesiapan</span>}
        {canChange && <span />}
      </div>
      <ul className={classes.people} data-papers={hasPapers || undefined}>
        {peserta.map((one, index) => {
          const name = one.nama || `Tempat ke-${index + 1}`
          const ready = papers?.find(({ peserta_id }) => peserta_id === one.id)
          return (
            <li key={one.id} data-empty={one.jamaah_id === null || undefined}>
              <span className={classes.initials} aria-hidden>
                {initialsOf(one.nama) || index + 1}
              </span>
              <span className={classes.who}>
                <Name one={one} name={name} canOpen={canChange} />
                <small>{aboutText(one, paket.tanggal_keberangkatan)}</small>
              </span>
              <span className={classes.room}>
                <span>{one.jenis === 'bayi' ? 'Tanpa kasur' : KAMAR_NAMA[one.kamar]}</span>
                {one.teman_sekamar && <small>ingin dengan {one.teman_sekamar}</small>}
              </span>
              <span className={classes.seat}>
                {one.perlu_kursi ? (
                  <Dot tone={one.berkursi ? 'done' : 'waiting'}>
                    {one.berkursi ? 'Kursi dipegang' : 'Belum ada kursi'}
                  </Dot>
                ) : (
                  'Dipangku'
                )}
              </span>
              {hasPapers && (
                <span className={classes.ready}>
                  {ready && (
                    <>
                      <small aria-hidden>Kesiapan</small>
                      <Readiness of={ready} name={name} />
                    </>
                  )}
                </span>
              )}
              {canChange && (
                <Menu position="bottom-end" hideDetached={false}>
                  <Menu.Target>
                    <ActionIcon variant="subtle" c="var(--muted)" size={36} aria-label={`Menu ${name}`}>
                      <IconDotsVertical size={18} aria-hidden />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {one.jamaah_id === null && (
                      <Menu.Item
                        component={Link}
                        to={newPilgrimPath({ pemesanan: booking.id, peserta: one.id })}
                        leftSection={<IconId size={16} aria-hidden />}
                        onClick={() =>
                          keepKnown(one.id, {
                            nama_paspor: one.nama,
                            tgl_lahir: one.tanggal_lahir,
                            ...own,
                          })
                        }
                      >
                        Buat jamaah baru
                      </Menu.Item>
                    )}
                    <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(one)}>
                      Ubah
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconArrowsExchange size={16} aria-hidden />}
                      onClick={() => onEdit(one)}
                    >
                      Ganti orangnya
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconPlaneDeparture size={16} aria-hidden />}
                      onClick={() => onPapers(one)}
                    >
                      Visa dan polis
                    </Menu.Item>
                    {peserta.length > 1 && (
                      <Menu.Item
                        color="red"
                        leftSection={<IconUserMinus size={16} aria-hidden />}
                        onClick={() => onRemove(one)}
                      >
                        Keluarkan
                      </Menu.Item>
                    )}
                  </Menu.Dropdown>
                </Menu>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Name({ one, name, canOpen }: { one: PesertaPemesanan; name: string; canOpen: boolean }) {
  if (one.jamaah_id === null || !canOpen) return <b>{name}</b>
  return (
    <b>
      <Link to={editPath('jamaah', one.jamaah_id)}>{name}</Link>
    </b>
  )
}

function aboutText(one: PesertaPemesanan, berangkat: string): string {
  const { jenis, kasur, tanggal_lahir: lahir, jamaah_id, visa, polis } = one
  const kind = jenis === 'anak' ? `Anak ${kasur ? 'dengan' : 'tanpa'} kasur` : JENIS_LABEL[jenis]
  const age =
    isTanggal(lahir) && isTanggal(berangkat) ? `${umurPada(lahir, berangkat)} tahun saat berangkat` : ''
  return [
    kind,
    age,
    jamaah_id === null && 'data jamaah belum ada',
    visa.no !== '' && 'visa tercatat',
    polis.no !== '' && 'polis tercatat',
  ]
    .filter(Boolean)
    .join(' · ')
}
