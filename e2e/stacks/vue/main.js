import { createApp, ref } from 'vue';

/** The element in Vue, whose compiler is told which tags are elements. */
const app = createApp({
  setup() {
    const verified = ref('nothing');
    const completed = ({ detail }) => {
      verified.value = Object.keys(detail)
        .filter((one) => detail[one])
        .join();
    };
    return { verified, completed };
  },
  template: `<main><p>Verified: {{ verified }}</p>
    <recovery-options skip-location-change @recovery-completed="completed" /></main>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag === 'recovery-options';
app.mount('#app');
