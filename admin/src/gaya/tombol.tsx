import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './gaya.module.css'

const JENIS: readonly (Pick<ButtonProps, 'variant' | 'color'> & { nama: string })[] = [
  { nama: 'Utama', variant: 'filled' },
  { nama: 'Garis', variant: 'default' },
  { nama: 'Lembut', variant: 'light' },
  { nama: 'Halus', variant: 'subtle' },
  { nama: 'Menghapus', variant: 'filled', color: 'red' },
]
const KEADAAN = { Diam: undefined, Hover: 'hover', Fokus: 'fokus', Ditekan: 'tekan' }

export function Tombol() {
  return (
    <>
      {JENIS.map(({ nama, ...jenis }) => (
        <div key={nama} className={classes.jenis}>
          <p>{nama}</p>
          {Object.entries(KEADAAN).map(([label, keadaan]) => (
            <Button key={label} {...jenis} data-keadaan={keadaan}>
              {label}
            </Button>
          ))}
          <Button {...jenis} disabled>
            Nonaktif
          </Button>
          <Button {...jenis} loading>
            Sibuk
          </Button>
        </div>
      ))}
      <div className={classes.jenis}>
        <p>Ikon</p>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>Tambah Paket</Button>
        <ActionIcon variant="default" size={40} aria-label="Tambah">
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" size={40} aria-label="Hapus">
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </>
  )
}
