import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../platform/paths.ts'
import { useFromList } from '../../../records/list/from-list.ts'
import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { jamaahDaftarClient } from '../jamaah-client.ts'
import { jamaahList } from './jamaah-list.tsx'

/** Renders `/admin/jamaah`. */
export function Component() {
  const source = useListSource(jamaahList.noun, jamaahDaftarClient)
  const fromList = useFromList()
  return (
    <ListPage
      shape={jamaahList}
      title="Jamaah"
      lead="Satu data untuk satu orang, dipakai lagi di setiap perjalanan. Nomor disamarkan sampai dibuka di formulirnya."
      source={source}
      actions={
        <Button
          component={Link}
          to={paths.imporJamaah}
          state={fromList}
          variant="subtle"
          c="var(--muted)"
          size="md"
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          Impor
        </Button>
      }
    />
  )
}
