import { Button, Text } from '@mantine/core'
import type { FormValues } from '@safar/shared/records/noun/values'
import { IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormApi } from '../form-api.ts'
import type { Contoh } from '../shape.ts'
import { type Diisikan, fillBlank } from './contoh.ts'

interface Props<V extends FormValues> {
  form: FormApi<V>
  contoh: Contoh<V>
  onFill: (filled: Diisikan<V>) => void
}

/** Renders the button that fills an example into the empty fields of a new record. */
export function ContohButton<V extends FormValues>({ form, contoh, onFill }: Props<V>) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const fill = async () => {
    setState('loading')
    try {
      const given = await contoh.of(form.getValues())
      // Values typed during the load count as typed.
      const before = form.getValues()
      onFill({ before, after: fillBlank(form.shape.noun.fields, before, given) })
    } catch {
      // The network is away.
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Text role="alert" size="sm">
          Contoh belum dapat dimuat. Coba lagi.
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconRoute size={18} aria-hidden />}
        loading={state === 'loading'}
        onClick={() => void fill()}
        data-contoh
      >
        {contoh.words}
      </Button>
    </>
  )
}
