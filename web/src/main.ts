import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './art/colours.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { setLanguage } from './app/i18n.svelte';
import { settings } from './app/settings.svelte';

await setLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/offline.js');
}
