import { PageTitle } from '../../platform/ui/page-title.tsx'
import { TokenSection } from './token-section.tsx'
import { WebhookSection } from './webhook-section.tsx'

/** Renders the integrations: webhooks, which tell other systems of events, and tokens, by which programs may ask. */
export function Component() {
  return (
    <>
      <PageTitle
        title="Integrasi"
        lead="Sistem lain yang dikabari lewat webhook, dan program yang boleh membaca lewat token."
      />
      <WebhookSection />
      <TokenSection />
    </>
  )
}
