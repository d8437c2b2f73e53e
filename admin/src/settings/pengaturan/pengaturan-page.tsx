import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { KartuPengaturan } from './kartu-pengaturan.tsx'
import type { PengaturanForm } from './shape.ts'

/** Renders the settings of the agency. */
export function PengaturanPage({ shape }: { shape: PengaturanForm }) {
  return (
    <KartuPengaturan
      shape={shape}
      title="Pengaturan situs"
      lead="Setiap bagian menyebut di mana ia tampil, supaya tidak ada yang diubah tanpa tahu akibatnya."
      action={(onRiwayat) => (
        <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={onRiwayat}>
          Riwayat
        </Button>
      )}
    />
  )
}
