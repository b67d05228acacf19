/** The settings of a deployment for the flow, as JSON in `<script type="application/json" id="recovery-options-configuration">`. */
export interface Configuration {
  /** Origins other than the page's own to which a redirect location may lead: `https://hr.example.com`. */
  readonly redirectOrigins: readonly string[];
  /** Path patterns of pages whose URL must not be changed, instead of the default list. */
  readonly legacyPaths?: readonly string[];
  /** URL of a geolocation service. Without it users are not located. */
  readonly geolocationService?: string;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The check of each setting. Three lines, because the first screen needs no schema otherwise. */
const checks: Readonly<Record<keyof Configuration, (value: unknown) => boolean>> = {
  redirectOrigins: isTexts,
  legacyPaths: isTexts,
  geolocationService: (value) => typeof value === 'string' && URL.canParse(value),
};

/** The names of the settings. */
export const configurationKeys: readonly string[] = Object.keys(checks);

const CONFIGURATION_ID = 'recovery-options-configuration';

/** Reads the configuration of the page. An invalid one is logged and ignored. */
export function readConfiguration(page: Document = document): Configuration {
  const none = { redirectOrigins: [] };
  const element = page.getElementById(CONFIGURATION_ID);
  if (!(element instanceof HTMLScriptElement) || element.type !== 'application/json') return none;
  try {
    const found: Readonly<Record<string, unknown>> = JSON.parse(element.textContent ?? '');
    const wrong = Object.keys(found).filter(
      (key) => !(Object.hasOwn(checks, key) && checks[key as keyof Configuration](found[key])),
    );
    if (wrong.length === 0) return { ...none, ...found };
    console.error(`#${CONFIGURATION_ID} is ignored: ${wrong.join(', ')}`);
  } catch (error) {
    console.error(`#${CONFIGURATION_ID} is ignored: it is no JSON object.`, error);
  }
  return none;
}
