### 画面の枠と、卓以外のすべての画面

## 枠

shell-name = forbidden
shell-title = forbidden · 禁断の島と禁断の砂漠
shell-title-home = ホーム
shell-title-new = 卓を立てる：{ $game }
shell-title-room = 卓
shell-title-replay = リプレイ
shell-title-open = 記録を開く
shell-title-rules = ルール：{ $game }
shell-title-learn = 遊び方
shell-title-statistics = 統計
shell-title-about = このサイトについて
shell-title-missing = ページがありません
shell-skip = 本文へ
shell-to-home = ホームへ
shell-pages = ページ
shell-learn = 遊び方
shell-rules = ルール
shell-replay = リプレイ
shell-statistics = 統計
shell-about = このサイトについて
shell-language = 言語
shell-theme = 表示：{ $theme }
shell-theme-auto = システムに合わせる
shell-theme-light = ライト
shell-theme-dark = ダーク
shell-fold = ヘッダーを隠す
shell-unfold = ヘッダーを表示
shell-close = 閉じる
shell-dismiss = 消す
shell-loading = お待ちください…
shell-not-loaded = このページを読み込めませんでした。サーバーは動いていますか？
shell-no-server = サーバーが応答しません。動いていますか？
shell-reload = もう一度試す

missing-title = ここには水しかありません
missing-about = このアドレスにページはありません。もう沈んだのかもしれません。

## ホーム

home-island-tagline = 4つの財宝と、1機のヘリコプター。潮は満ちてくる。
home-desert-tagline = 散らばった部品、砂に埋もれた都市。水は残りわずか。
home-island-short = 島
home-desert-short = 砂漠
home-play-now = 今すぐ遊ぶ
home-play-now-means = あなたとボット2人、難易度は初級。あなたから始まります。
home-set-table = 卓を立てる
home-making = 卓を準備中…
home-friends = 友だちと遊ぶ
home-friends-about = 1人に1つリンクを送るだけ。登録もインストールも不要で、リンクがそのまま席になります。
home-friends-island = 友だちと禁断の島を遊ぶ
home-friends-desert = 友だちと禁断の砂漠を遊ぶ
home-challenge = 今日のチャレンジ
home-challenge-about = { $day }：{ $game }、{ $level }、冒険家{ $players }人。全員同じ配置で、挑戦は1回だけ。
home-challenge-people = 勝ったチーム
home-challenge-bots = 勝ったボット
home-challenge-tries = { $tries ->
    [0] 挑戦者なし
   *[other] { $tries }回中
}
home-challenge-take = 挑戦する
home-challenge-none = 今はチャレンジがありません。
home-continue = 続きから
home-continue-none = 途中のゲームはありません。
home-continue-table = 卓
home-continue-forget = この卓を一覧から外す
home-open-record = 記録を開く
home-learn = 遊び方
home-learn-about = どちらのゲームも30秒で。冒険家の特技と、番号付きのすべてのルールも。
home-learn-go = 遊び方を見る
home-learn-rules = 全ルール
home-unofficial = 非公式・非営利のプロジェクトです。

## 難易度

level-novice = 初級
level-normal = 中級
level-elite = 上級
level-legendary = 伝説級
level-novice-means = 初めてのゲームに
level-normal-means = 慣れてきたチームに
level-elite-means = 一手一手が勝負
level-legendary-means = 生還者はごくわずか

## ボット

bot-random = きまぐれ
bot-planner = 計画家
bot-thinker = 思索家
bot-random-means = 思いつくままに動きます。
bot-planner-means = 自分のターンを上手に計画します。考えるのも速いです。
bot-thinker-means = チーム全体の先を読みます。最強です。

## 特技

power-island-diver = 浸水・水没したタイルを1回の移動で泳ぎ抜けます。
power-island-engineer = 1アクションで2枚のタイルを補強します。
power-island-explorer = 斜めにも移動・補強できます。
power-island-messenger = 離れた相手にも財宝カードを渡せます。
power-island-navigator = 1アクションでほかの冒険家を2歩まで誘導します。
power-island-pilot = 1ターンに1回、好きなタイルへ飛べます。
power-desert-archeologist = 1アクションで砂マーカーを2個取り除きます。
power-desert-climber = ふさがったタイルも歩け、1人を連れて行けます。同じタイルの仲間は埋まりません。
power-desert-explorer = 移動、砂の除去、デューンブラスターが斜めにも届きます。
power-desert-meteorologist = 砂嵐カードを減らすか、次のカードを見ます。
power-desert-navigator = 1アクションでほかの冒険家を3歩まで誘導します。
power-desert-carrier = 井戸から何度でも水をくみ、隣の仲間に分けられます。

## 卓を立てる

set-title = 卓を立てる
set-game = ゲーム
set-seats = 席
set-seats-about = 自分の席は複数でもかまいません。1つの画面を何人かで囲めます。
set-seat = 席{ $seat }
set-who = 座る人
set-who-seat = 席{ $seat }に座る人
set-me = 自分
set-open = 友だち
set-bot = ボット
set-name = 名前
set-name-me = あなたの名前
set-name-open = リンクを受け取った人
set-strength = 強さ
set-role = 職業
set-role-random = ランダム
set-add = 席を増やす
set-remove = 席{ $seat }をなくす
set-watching = 自分の席がないので、観戦になります。
set-level = 難易度
set-level-island-about = 開始時の水位が変わります。
set-level-desert-about = 開始時の砂嵐の強さが変わります。
set-layout = 島の地形
set-layout-standard = 標準の島
set-layout-published = 公開されている変形地形
set-layout-fan = ファンによる地形
set-rulings = 裁定
set-rulings-changed = { $changed ->
    [0] 標準どおり
   *[other] { $changed }件変更
}
set-rulings-about = 卓によって解釈が分かれるルールを、どう遊ぶか決められます。
set-more = そのほか
set-more-about = 最初のプレイヤー、速さ、シード
set-first = 最初のプレイヤー
set-first-random = ランダム
set-pace = ボットの速さ
set-pace-0 = すぐに
set-pace-1 = 見やすい速さ
set-pace-2 = ゆっくり
set-seed = シード
set-seed-about = 同じ数なら同じ配置になります。空欄なら新しい配置です。
set-seed-random = ランダム
set-sum = { $players }人 · { $level }{ $open ->
    [0] {""}
   *[other] {" "}· 送るリンク{ $open }件
}
set-go = 卓を立てる
set-wrong-seats = このゲームは{ $least }～{ $most }人で遊びます。
set-long-name = 名前は{ $most }文字までです。
set-same-role = { $role }はもう席{ $seat }にいます。同じ冒険家は1人だけです。
set-bad-seed = シードは0から9007199254740991までの整数です。

## 裁定

ruling-island-hand_check = 手札が5枚を超えたとき、いつ捨てますか？
ruling-island-hand_check-after-both = 2枚引いた後
ruling-island-hand_check-after-each = 1枚引くごと
ruling-island-rescue = 水に落ちたコマをヘリコプターで助けられますか？
ruling-island-rescue-true = はい
ruling-island-rescue-false = いいえ
ruling-island-diver_escape = タイルが水没したとき、ダイバーはどこへ泳ぎますか？
ruling-island-diver_escape-nearest = 一番近いタイル
ruling-island-diver_escape-any = 届くタイルならどこでも
ruling-island-specials_between_floods = 水没カードの合間にスペシャルカードを使えますか？
ruling-island-specials_between_floods-true = はい
ruling-island-specials_between_floods-false = いいえ
ruling-desert-climber_tunnels = 登山家は、ふさがったトンネルの出口から出られますか？
ruling-desert-climber_tunnels-true = はい
ruling-desert-climber_tunnels-false = いいえ
ruling-desert-well_sand = 水運び人が水をくむとき、井戸の砂マーカーは何個まで？
ruling-desert-well_sand-one = 1個まで
ruling-desert-well_sand-none = なし
ruling-desert-well_sand-any = 何個でも
ruling-desert-guide_buried = ナビゲーターは埋まったコマを誘導できますか？
ruling-desert-guide_buried-true = はい
ruling-desert-guide_buried-false = いいえ
ruling-desert-shield = ソーラーシールドは使った人と一緒に動きますか？
ruling-desert-shield-travels = 一緒に動く
ruling-desert-shield-stays = タイルに残る
ruling-desert-jet_buried = 埋まったプレイヤーはジェットパックを使えますか？
ruling-desert-jet_buried-true = はい
ruling-desert-jet_buried-false = いいえ
ruling-desert-storm_discard = 砂嵐カードはいつ捨てますか？
ruling-desert-storm_discard-after-turn = 砂嵐フェイズの終わり
ruling-desert-storm_discard-at-once = 1枚ごとにすぐ

## 招待と参加

invite-title = リンクを送る
invite-about = { $links ->
    [1] 卓ができました。このリンクを友だちに送ってください。
   *[other] 卓ができました。友だち1人に1つずつリンクを送ってください。
}
invite-copy = { $who }のリンクをコピー
invite-share = { $who }のリンクを共有
invite-copied = リンクをコピーしました。
invite-not-copied = ブラウザーがコピーを許可していません。リンクを選択してコピーしてください。
invite-message = 一緒に{ $game }を遊びませんか
invite-key = リンクを開いた人がその席に座り、同じリンクでいつでも戻れます。リンクは卓でも確認できます。
invite-this-machine = このページは「このコンピューター」を指すアドレスで開かれています。ほかの機器から入るには「forbidden serve」で起動し、ネットワーク上のアドレスで開いてください。
invite-enter = 卓へ
join-title = あなたの席があります
join-about = { $game }、{ $level }、冒険家{ $players }人。
join-person = 着席
join-open = 空席
join-bot = ボット
join-name = あなたの名前
join-name-about = 同じ卓の人に見えます。
join-no-name = 名前を1文字以上入力してください。
join-enter = 席に着く

## ルール

rules-search = ルールを検索
rules-found = { $found ->
    [0] 見つかりません
   *[other] { $found }件見つかりました
}
rules-nothing = これらの語をすべて含むルールはありません。
rules-contents = 目次
rules-link = { $rule }へのリンク
rules-table = 表
rules-start-board = 開始時の盤面。中央が砂嵐で、そこから2歩離れた8枚のタイルに砂が1個ずつあります。
rules-foreign = このルールはまだ翻訳されていないため、英語で表示しています。
rules-board-FI-20 = 丸は入れるタイルです。浸水したタイルには入れますが、下の欠けたマスには入れません。
rules-board-FI-24 = 十字は補強できるタイルです（自分のタイルも可）。斜めは届きません。
rules-board-FI-40 = 探検家は、タイルがあればまわりの8マスすべてに届きます。
rules-board-FI-44 = ダイバーは浸水したタイルと欠けたマスを通り、どの丸にも上がれます。
rules-board-FI-51 = 土木技師は、自分のタイルを含むこの中の2枚を1アクションで補強します。
rules-board-FI-56 = パイロットは、水没していないどのタイルへも飛べます。
rules-board-FI-61 = ナビゲーター（左）は、もう1つのコマを2歩までの丸へ動かします。
rules-board-FD-46 = 行の手がかりと列の手がかり。線の交わるところに部品があります。
rules-board-FD-94 = 「西へ2枚」：砂嵐の東の2枚が西へ滑り、それぞれに砂が1個増え、砂嵐は端に移ります。

## 遊び方

learn-title = 遊び方
learn-about = どちらも、全員で勝つか全員で負けるゲームです。すべての情報が公開で、いつでも相談できます。
learn-goal = 目的
learn-turn = 自分のターン
learn-flood = そして危険
learn-lost = こうなると負け
learn-island-goal = 4つの財宝を獲得し、全員が愚か者の着地点に集まって、ヘリコプターで飛び立ちます。
learn-island-turn = 3アクション：移動する、浸水したタイルを補強する、財宝カードを渡す、その財宝のタイルで同じカード4枚を使って財宝を獲得する。それからカードを2枚引きます。
learn-island-flood = 水没カードがタイルを示します。乾いたタイルは浸水し、浸水したタイルは水没して戻りません。「水が！」で同じタイルがまた山札の上に来ます。
learn-island-lost = 愚か者の着地点が水没する、獲得前に財宝のタイルが2枚とも水没する、誰かが溺れる、水位がドクロに達する。
learn-desert-goal = 飛行機械の4つの部品を見つけ、全員が発射台に集まって飛び立ちます。
learn-desert-turn = 4アクション：移動する、砂を取り除く、タイルを発掘する、部品を拾う。2つの手がかりが、部品のある行と列を示します。
learn-desert-flood = 砂嵐カードがタイルを動かし、砂を積もらせます。太陽は、トンネルの外にいる全員の水筒から水を奪います。
learn-desert-lost = 誰かが渇きで倒れる、砂が尽きる、砂嵐が手に負えなくなる。
learn-roles = 冒険家たち
learn-try = 試してみる{" "}
learn-all-rules = 番号付きの全ルール
learn-tools = コマンドラインとPython
learn-tools-about = ここにあるものはすべて、ブラウザーなしでも使えます。
learn-command-play = このコンピューターでサーバーを動かし、ブラウザーを開く
learn-command-simulate = ボットの勝率は？ 区間、敗因、職業別の結果も
learn-command-advise = 手で入力した局面から、最善のアクションと勝率を求める
learn-python = Pythonでは：

## リプレイ

open-title = ゲームを振り返る
open-about = ダウンロードした記録か、終わった卓を開きます。
open-choose = 記録を選ぶ
open-drop = または、ここにドロップ（.jsonファイル）
open-not-json = このファイルはゲームの記録ではありません。JSONとして読めません。
open-too-large = このファイルはゲームの記録としては大きすぎます。
open-own = 終わった卓
replay-title = リプレイ：{ $game }
replay-to-table = 卓へ
replay-copy-link = リンクをコピー
replay-link-copied = この場面へのリンクをコピーしました。
replay-download = 記録をダウンロード
replay-transport = リプレイの操作
replay-first = 最初へ
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む
replay-last = 最後へ
replay-slider = ゲームの場面
replay-speed = 速さ
replay-keys = キー：←と→で1手ずつ、Shiftと一緒なら10手ずつ、スペースで再生と一時停止、HomeとEnd。
replay-log = できごと
replay-dealt = 卓の準備ができました。
replay-took-back = { $who }が直前の手を取り消した。
replay-analyse = どんな展開だった？
replay-analyse-about = すべての場面からボットが何度も続きを遊び、ゲーム全体でのチームの勝率と、損の大きかった選択を調べます。
replay-analyse-go = ゲームを分析する
replay-analysing = 分析中：{ $done }
replay-curve = チームの勝率
replay-curve-turns = 横軸はターン。三角は損の大きかった選択です。
replay-curve-table = 表で見る
replay-number = 手
replay-turn = ターン
replay-chance = 勝率
replay-happened = できごと
replay-worst = 損の大きかった選択（{ $decisions }件）
replay-worst-none = 大きな損はありませんでした。お見事！
replay-worst-where = { $turn }ターン目、{ $who }
replay-worst-cost = 100ゲームあたり{ $points }勝の損：{ $before }から{ $after }へ
replay-played = 実際の手
replay-better = より良い手
replay-better-wait = 待つ
replay-show-moment = この場面を見る

## 統計

stats-title = 統計
stats-about = このサーバーで終わったゲーム。人もボットも同じ卓です。
stats-none = 終わったゲームはまだありません。
stats-sum = { $games ->
    [1] 1ゲーム
   *[other] { $shown }ゲーム
}、勝率{ $share }
stats-levels = 難易度別
stats-roles = 職業別
stats-layouts = 島の地形別
stats-players = 人数別
stats-players-of = { $players }人
stats-games = ゲーム数
stats-won = 勝率

## このサイトについて

about-title = このサイトについて
about-what = ブラウザーでも端末でもプログラムからでも遊べる、2つの協力ボードゲーム。1人でも、1つの画面でも、離れた友だちとも。
about-rights = ゲームの権利
about-unofficial = これは非公式・非営利のプロジェクトです。『禁断の島』と『禁断の砂漠』はマット・リーコック氏のデザインで、ゲームの名称は発売元のGamewright社に帰属します。同社はこのプロジェクトと関係がありません。気に入ったら、ぜひ箱のほうも手に取ってください。美しいゲームです。
about-own = ルールは私たち自身の言葉で書いています。絵、アイコン、音もすべて自作です。
about-thanks = 感謝
about-design = 負けても楽しい2つのゲームを生んだ、マット・リーコック氏。
about-font = 書体Marcellus（Astigmatic作、SIL Open Font License 1.1）。
about-libraries = Svelte、Fluent、FastAPI、そして良い道具を公開しているすべての人。
about-privacy = 保存するもの
about-privacy-text = 登録も追跡もなく、ほかのサーバーからは何も読み込みません。ブラウザーには名前と設定と席の鍵を、サーバーには卓を保存します。席のリンクを持つ人が、その席の持ち主です。
about-code = コード
about-licence = コードはMITライセンスで自由に使えます。
about-version = バージョン{ $version }
