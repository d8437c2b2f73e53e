import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { KartuPengaturan } from './kartu-pengaturan.tsx'
import { LIBUR_FORM } from './shape.ts'

/** Renders the holidays and seasons, for roles that make departures: other settings are the admins'. */
export function Component() {
  return (
    <KartuPengaturan
      shape={LIBUR_FORM}
      title="Libur dan musim"
      lead="Libur sekolah, Ramadan, dan musim haji di kalender kantor dan di pencarian paket."
      action={() => (
        <Button
          component={Link}
          to={paths.calendar}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          Kalender
        </Button>
      )}
    />
  )
}
