import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadWhenPartsAreMissing } from './reloading.ts';
import { applySettings } from './settings.tsx';
import './theme.css';

applySettings();
reloadWhenPartsAreMissing();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
