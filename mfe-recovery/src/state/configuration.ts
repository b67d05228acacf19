import * as v from 'valibot';

/** The settings of a deployment for the flow, as JSON in `<script type="application/json" id="recovery-options-configuration">`. */
const configuration = v.strictObject({
  /** Origins other than the page's own to which a redirect location may lead: `https://hr.example.com`. */
  redirectOrigins: v.optional(v.array(v.string()), []),
  /** Path patterns of pages whose URL must not be changed, instead of the default list. */
  legacyPaths: v.optional(v.array(v.string())),
  /** URL of a geolocation service. Without it users are not located. */
  geolocationService: v.optional(v.pipe(v.string(), v.url())),
});

/** The names of the settings. */
export const configurationKeys: readonly string[] = Object.keys(configuration.entries);

export type Configuration = v.InferOutput<typeof configuration>;

const CONFIGURATION_ID = 'recovery-options-configuration';

/** Reads the configuration of the page. An invalid one is logged and ignored. */
export function readConfiguration(page: Document = document): Configuration {
  const element = page.getElementById(CONFIGURATION_ID);
  if (!(element instanceof HTMLScriptElement) || element.type !== 'application/json') return { redirectOrigins: [] };
  try {
    const result = v.safeParse(configuration, JSON.parse(element.textContent ?? ''));
    if (result.success) return result.output;
    console.error(`#${CONFIGURATION_ID} is ignored: ${v.summarize(result.issues)}`);
  } catch (error) {
    console.error(`#${CONFIGURATION_ID} is ignored: it is no JSON.`, error);
  }
  return { redirectOrigins: [] };
}
